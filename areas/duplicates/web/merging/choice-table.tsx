import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { genderTitles, personKinds } from '#platform/contract/enumerations.ts'
import { PersonAvatar, Radio, Table, Text } from '#platform/web/ui/index.ts'
import { mergedFields, type MergedField, type MergerSide } from '../../contract/merging.ts'
import { PhoneLink } from '#areas/people/web/index.ts'
import type { MergeChoice, Sides } from './merge-choice.ts'
import classes from './merging.module.css'

interface Props {
  sides: Sides
  choice: MergeChoice
  onChange: (choice: MergeChoice) => void
}
type Which = 'one' | 'other'
const both: Which[] = ['one', 'other']

function useFieldTitles(): Record<MergedField, string> {
  const { t } = useLingui()
  return {
    surname: t`Фамилия`,
    name: t`Имя`,
    patronymic: t`Отчество`,
    iin: t`ИИН`,
    birth_date: t`Дата рождения`,
    sex: t`Пол`,
    nationality_id: t`Национальность`,
    citizenship_id: t`Гражданство`,
    phone: t`Телефон`,
    email: t`Почта`,
    location_id: t`Населённый пункт`,
    address: t`Адрес`,
    photo_id: t`Фотография`,
  }
}

function shown(side: MergerSide, field: MergedField): ReactNode {
  const { values } = side
  if (values[field] === null) return '—'
  if (field === 'birth_date') return displayDate(String(values.birth_date))
  if (field === 'sex' && values.sex) return genderTitles[values.sex]
  if (field === 'phone') return <PhoneLink phone={String(values.phone)} />
  if (field === 'nationality_id') return side.nationality ?? '—'
  if (field === 'citizenship_id') return side.citizenship ?? '—'
  if (field === 'location_id') return side.location ?? '—'
  if (field === 'photo_id') return <PersonAvatar name={side.full_name} photo={side.photo} />
  return values[field]
}

function kindsOf({ kinds, class: title, is_archived }: MergerSide, archived: string): string {
  const titles = Object.values(personKinds).flatMap((kind) => (kinds.includes(kind.id) ? [kind.one] : []))
  return [...titles, title, is_archived ? archived : null].filter(Boolean).join(' · ') || '—'
}

/** Both records as columns; where they differ one chooses. */
export function ChoiceTable({ sides, choice, onChange }: Props) {
  const { t } = useLingui()
  const titles = useFieldTitles()
  const name: Record<Which, string> = { one: t`первая запись`, other: t`вторая запись` }
  const row = (title: string, chosen: Which, cell: (which: Which) => ReactNode, choose?: (which: Which) => void) => (
    <Table.Tr key={title}>
      <Table.Th scope="row" className={classes['field']}>
        {title}
      </Table.Th>
      {both.map((which) => (
        <Table.Td key={which} className={classes['value']}>
          {choose ? (
            <Radio
              size="xs"
              name={title}
              checked={chosen === which}
              onChange={() => choose(which)}
              aria-label={`${title}: ${name[which]}`}
              label={cell(which)}
            />
          ) : (
            cell(which)
          )}
        </Table.Td>
      ))}
    </Table.Tr>
  )
  const setField = (field: MergedField) => (which: Which) =>
    onChange({ ...choice, fields: { ...choice.fields, [field]: which } })
  const hasTwoLogins = both.every((which) => sides[which].account !== null)
  const account = (which: Which) => {
    const held = sides[which].account
    if (held === null) return '—'
    const facts = [held.is_open ? null : t`закрыт`, ...held.roles].filter(Boolean).join(', ')
    return facts === '' ? held.login : `${held.login} (${facts})`
  }
  return (
    <div>
      <Table verticalSpacing={6} aria-label={t`Две записи рядом`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Что</Trans>
            </Table.Th>
            <Table.Th>{sides.one.full_name}</Table.Th>
            <Table.Th>{sides.other.full_name}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {row(
            t`Основная запись`,
            choice.kept,
            (which) => (choice.kept === which ? t`останется` : t`будет присоединена`),
            (kept) => onChange({ ...choice, kept }),
          )}
          {row(t`Кем числится`, 'one', (which) => kindsOf(sides[which], t`в архиве`))}
          {mergedFields
            .filter((field) => both.some((which) => sides[which].values[field] !== null))
            .map((field) =>
              row(
                titles[field],
                choice.fields[field],
                (which) => shown(sides[which], field),
                sides.one.values[field] === sides.other.values[field] ? undefined : setField(field),
              ),
            )}
          {both.some((which) => sides[which].account !== null)
            ? row(
                t`Вход`,
                choice.account,
                account,
                hasTwoLogins ? (which) => onChange({ ...choice, account: which }) : undefined,
              )
            : null}
          {row(t`Что записано`, 'one', (which) => (
            <Text size="sm" c="dimmed">
              {sides[which].uses.map(({ title, count }) => `${title} — ${count}`).join(', ') || '—'}
            </Text>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
