-- A construction is searched without the marks of its yarns: 75Dx75D is found as 75x75 and as 75Dx75D.
update fabric_requests set search_text = regexp_replace(search_text, '(\d)[sd](?=[x/+ ]|$)', '\1', 'g')
where search_text ~ '\d[sd]([x/+ ]|$)';
