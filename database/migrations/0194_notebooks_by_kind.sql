-- What is paid for checking notebooks differs by the course: for Russian and Kazakh one share of the base salary, for others another.
alter table tariff.notebook_course
  add column kind text not null default 'others' check (kind in ('languages', 'others'));
update tariff.notebook_course n set kind = 'languages' from curriculum.course c
where c.id = n.course_id and lower(c.title) ~ '^(русск|казах|қазақ|орыс)';
alter table tariff.notebook_course alter column kind drop default;
