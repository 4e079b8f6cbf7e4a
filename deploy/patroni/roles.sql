-- Once, on the primary, as postgres: psql -f roles.sql. The application's role is no super-user and owns its database.
create role selvedge login password 'CHANGE_ME_DATABASE';
create database selvedge owner selvedge;
-- So that /metrics can tell how far the replica is behind.
grant pg_monitor to selvedge;
