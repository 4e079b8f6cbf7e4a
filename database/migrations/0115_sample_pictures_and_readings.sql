-- What the demo draws is marked as such, so that no screen passes it off as a photo.
alter table files add column is_demo boolean not null default false;

-- What the lab measured of a piece against its standard: one colour difference, ΔE CMC(2:1), a light source.
create table sample_readings (
  brand_id           uuid     not null,
  sample_id          uuid     not null,
  round              smallint not null,
  label              text     not null,
  light_source       text     not null check (light_source in ('D65', 'TL84', 'A', 'CWF')),
  delta_e_hundredths smallint not null check (delta_e_hundredths between 0 and 2000),
  primary key (sample_id, round, label, light_source),
  foreign key (brand_id, sample_id) references samples (brand_id, sample_id),
  foreign key (sample_id, round, label) references sample_pieces (sample_id, round, label)
);
create index sample_readings_of_company on sample_readings (brand_id, sample_id);

-- How far from the standard buyer and mill have agreed a piece may be.
alter table samples add column tolerance_hundredths smallint check (tolerance_hundredths between 1 and 1000);
