import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { PersonPicker } from '#areas/people/web/index.ts'
import { addDays, displayDate } from '#platform/contract/calendar-date.ts'
import { queryDate } from '#platform/contract/wire.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { Select, Text } from '#platform/web/ui/index.ts'
import {
  appointLeader,
  changeLeader,
  leaderKinds,
  type Leader,
  type LeadersOfClass,
} from '../../../contract/leaders.ts'
import { useLeaderWords } from './leader-words.ts'
import { useLeaderActions } from './use-leader-actions.ts'

interface Props {
  classId: number
  leaders: LeadersOfClass
  /** Null: a new one. */
  leader: Leader | null
  onClose: () => void
}
interface Entered {
  kind: Leader['kind']
  from: string
}
const Values = z.looseObject({ from: queryDate })

/** Whom a new appointment follows: who would hold the place still. */
const followed = ({ items }: LeadersOfClass, { kind, from }: Entered): Leader | undefined =>
  items.find((one) => one.kind === kind && one.from < from && (one.to === null || one.to >= from))

const firstDay = ({ year }: LeadersOfClass): string => {
  const today = schoolDay()
  return today < year.from ? year.from : today > year.to ? year.to : today
}

function useLeaderEntry({ classId, leaders, leader, onClose }: Props) {
  const { refresh } = useLeaderActions()
  return useEndpointForm(leader ? changeLeader : appointLeader, {
    initialValues: {
      kind: leader?.kind ?? ('teacher' as Leader['kind']),
      person_id: leader?.person.id ?? null,
      from: leader?.from ?? firstDay(leaders),
      to: leader?.to ?? '',
    },
    schema: Values,
    input: ({ kind, person_id, from, to }) => {
      const body = { person_id: person_id ?? 0, from, to: textOrNull(to) }
      if (leader) return { params: { id: String(leader.id) }, body: { version: leader.version, ...body } }
      const former = followed(leaders, { kind, from })
      const replaces = former ? { replaces: { id: former.id, version: former.version } } : {}
      return { params: { id: String(classId) }, body: { kind, ...body, ...replaces } }
    },
    onDone: async () => {
      onClose()
      await refresh()
    },
    onFailed: () => void refresh(),
  })
}

/** Who leads a class, or curates it, and in which days. */
export function LeaderDialog(props: Props) {
  const { leaders, leader, onClose } = props
  const { t } = useLingui()
  const { kinds } = useLeaderWords()
  const entry = useLeaderEntry(props)
  const { kind, from, person_id } = entry.form.values
  const former = leader ? undefined : followed(leaders, { kind, from })
  return (
    <FormDialog of={entry} onClose={onClose} title={leader ? kinds[leader.kind] : t`Назначить в класс`}>
      {leader ? null : (
        <Select
          label={t`Кем`}
          allowDeselect={false}
          data={leaderKinds.map((value) => ({ value, label: kinds[value] }))}
          {...entry.field('kind')}
        />
      )}
      <PersonPicker
        label={t`Сотрудник`}
        value={person_id}
        display={leader?.person.full_name ?? null}
        error={entry.form.errors['person_id']}
        onChange={(id) => {
          entry.form.setFieldValue('person_id', id)
          entry.form.clearFieldError('person_id')
        }}
      />
      <DateField label={t`С`} min={leaders.year.from} max={leaders.year.to} {...entry.field('from')} />
      <DateField
        label={t`По`}
        description={t`Пусто — до конца учебного года`}
        min={from}
        max={leaders.year.to}
        {...entry.field('to')}
      />
      {former ? (
        <Text size="sm" component="output" display="block">
          <Trans>
            {former.person.full_name}: последний день {displayDate(addDays(from, -1))}. Дальше класс, его ученики и
            табели открыты только новому.
          </Trans>
        </Text>
      ) : null}
      <FormFoot
        action={leader ? <Trans>Сохранить</Trans> : <Trans>Назначить</Trans>}
        isSending={entry.isSending}
        onCancel={onClose}
      />
    </FormDialog>
  )
}
