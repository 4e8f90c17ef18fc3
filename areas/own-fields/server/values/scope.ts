import { sql, type RawBuilder } from 'kysely'
import { mayFindPerson, widenedScope } from '#areas/access/server/index.ts'
import type { PermissionLevel } from '#platform/contract/permission-level.ts'
import { defineScope } from '#platform/server/access-rules.ts'
import type { Caller } from '#platform/server/caller.ts'
import { eitherOf } from '#platform/server/reasons.ts'

type Column = RawBuilder<unknown>

/** Persons all of whose own fields one keeps: the room of people knows whose records the caller keeps. */
export const maintainedFieldsScope = defineScope('maintained-fields')

/** Whether a role of the caller's opens the tab; a student's role opens what is their own. */
const openedByRole = ({ roles, personId }: Caller, level: PermissionLevel, tab: Column, person: Column) =>
  sql<boolean>`exists (select from own_fields.tab_role scope_tr join access.role scope_r on scope_r.id = scope_tr.role_id
    where scope_tr.tab_id = ${tab} and scope_r.name = any(${[...roles]}::text[])
      and (${level} = 'read' or scope_tr.level = 'write')
      and (scope_r.name <> 'student' or ${person} = ${personId}::int))`

/** Whether the caller reads or writes a tab of own fields of a person: who keeps their records, and the tab's roles. */
export function opensTab(
  caller: Caller,
  level: PermissionLevel,
  tab: Column,
  person: Column,
  today: string,
): RawBuilder<boolean> {
  if (caller.client !== 0) return sql<boolean>`false`
  return sql<boolean>`(${eitherOf(caller.accessRules.reasons(maintainedFieldsScope, caller, person, today))}
    or (${openedByRole(caller, level, tab, person)} and ${mayFindPerson(caller, person, today)}))`
}

/** Whether there may be somebody of whom the caller reads the tab: a keeper of records, or by role. */
export const mayOpenTab = (caller: Caller, tab: Column): RawBuilder<boolean> =>
  caller.client !== 0
    ? sql<boolean>`false`
    : sql<boolean>`(${widenedScope(caller, maintainedFieldsScope.name) !== 'none'} or exists (
        select from own_fields.tab_role scope_tr join access.role scope_r on scope_r.id = scope_tr.role_id
        where scope_tr.tab_id = ${tab} and scope_r.name = any(${[...caller.roles]}::text[])))`
