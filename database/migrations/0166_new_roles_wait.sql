-- From when on the word of somebody who was given a role lately lets money go; null: from the beginning.
alter table staff_members add column word_counts_from timestamptz;
