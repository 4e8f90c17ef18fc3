-- What somebody has done in another's name is found for the audit of a person without reading the days through.
create index change_acting on history.change (on_behalf_of, at) where on_behalf_of is not null;
