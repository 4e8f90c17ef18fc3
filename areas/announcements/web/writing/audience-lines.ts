import { t } from '@lingui/core/macro'
import type { Output } from '#platform/contract/endpoint.ts'
import type { AudienceLine, readAudienceChoices } from '../../contract/audience.ts'
import { audienceKey } from '../../rules/audience-key.ts'
import { audienceWords } from './audience-words.ts'

type Choices = Output<typeof readAudienceChoices>

/** A set of people that may be chosen: its key, its line, its words. */
export interface ChosenLine {
  value: string
  line: AudienceLine
  label: string
  group: string
}

/** Whom the writer may choose, in groups: whole sides first, then classes, parallels, units and roles. */
export function audienceLines({ whole_school, classes, parallels, units, roles }: Choices): ChosenLine[] {
  const made = (line: AudienceLine, title: string, group: string): ChosenLine => ({
    value: audienceKey(line),
    line,
    label: audienceWords({ side: line.side, title }),
    group,
  })
  const sides = whole_school ? (['all', 'staff', 'students', 'families'] as const) : []
  const both = ['families', 'students'] as const
  return [
    ...sides.map((side) => made({ side }, '', t`Вся школа`)),
    ...classes.flatMap(({ id, title }) =>
      both.map((side) => made({ side, class_id: id }, t`${title} класс`, t`Классы`)),
    ),
    ...parallels.flatMap(({ id, title }) =>
      both.map((side) => made({ side, parallel_id: id }, t`${title} классы`, t`Параллели`)),
    ),
    ...units.map(({ id, title }) => made({ side: 'staff', unit_id: id }, title, t`Подразделения`)),
    ...roles.map(({ id, title }) => made({ side: 'staff', role_id: id }, title, t`Роли`)),
  ]
}
