-- A number whose code failed is stored as such (20), beside the confirmed one, which goes on receiving messages.

alter table whatsapp_numbers
  add column tried_number text check (tried_number ~ '^\+[0-9]{8,15}$');
