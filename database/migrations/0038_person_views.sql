-- Who opened a person's card is found among the views by its address.
create index view_person on page_views.view (path, at) where page_id = 'person';
