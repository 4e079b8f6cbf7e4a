alter table companies validate constraint companies_merged_check;
