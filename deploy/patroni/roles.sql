-- Once, on the primary, as postgres: psql -f roles.sql. Neither role is a super-user.
-- Owns the schema: `npm run migrate` alone signs in with it, by DATABASE_MIGRATION_URL.
create role selvedge_owner login password 'CHANGE_ME_MIGRATION';
-- The application: reads and writes rows. `npm run migrate` gives it these rights, and it cannot make a table.
create role selvedge login password 'CHANGE_ME_DATABASE';
create database selvedge owner selvedge_owner;
revoke all on database selvedge from public;
grant connect on database selvedge to selvedge;
-- So that /metrics can tell how far the replica is behind.
grant pg_monitor to selvedge;
