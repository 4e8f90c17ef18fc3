-- A СОР or СОЧ that is written again: the points of the retake count, those that stood before stay beside them with its day.
alter table journal.score
  add former_value smallint,
  add retaken_on date,
  add constraint score_retake check ((former_value is null) = (retaken_on is null)
    and (former_value is null or (work_id is not null and former_value between 0 and maximum)));
