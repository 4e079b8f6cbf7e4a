-- What the packed goods take up, for the packing list: litres are thousandths of a cubic metre.
alter table dispatches add column volume_litres integer check (volume_litres between 1 and 10000000);
