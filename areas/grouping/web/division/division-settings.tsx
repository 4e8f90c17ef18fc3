import { Trans, useLingui } from '@lingui/react/macro'
import { DateField } from '#platform/web/date/index.ts'
import { Button, Group, NumberInput, Select } from '#platform/web/ui/index.ts'
import { maxParts, type Division } from '../../contract/division.ts'
import { divisions, divisionTitles, type DivisionBy } from '../../rules/divide.ts'
import type { DivisionState } from './use-division.ts'

interface Props {
  division: Division
  state: DivisionState
  onDay: (from: string) => void
}

/** From which day, into how many groups, in which way. */
export function DivisionSettings({ division, state, onDay }: Props) {
  const { t } = useLingui()
  const { settings, change } = state
  const { from, year, classes } = division
  return (
    <Group gap="sm" align="flex-end">
      <DateField
        label={t`С какого дня`}
        min={year.from}
        max={year.to}
        value={from}
        onChange={(day: string) => {
          if (day >= year.from && day <= year.to) onDay(day)
        }}
      />
      <NumberInput
        label={t`Групп`}
        w={84}
        min={1}
        max={maxParts}
        allowDecimal={false}
        value={settings.count}
        onChange={(count) => {
          if (typeof count === 'number' && count >= 1 && count <= maxParts) change({ count })
        }}
      />
      <Select
        label={t`Как делить`}
        allowDeselect={false}
        w={260}
        data={divisions.map((value) => ({ value, label: divisionTitles[value] }))}
        value={settings.by}
        onChange={(by) => {
          if (by !== null) change({ by: by as DivisionBy })
        }}
      />
      {settings.by === 'random' ? (
        <Button variant="default" onClick={() => change({ seed: settings.seed + 1 })}>
          <Trans>Перемешать ещё раз</Trans>
        </Button>
      ) : null}
      {classes.length > 1 ? (
        <Select
          label={t`По правилам класса`}
          description={t`Чьи оценивание, звонки и табель`}
          placeholder={t`Как в младшем из классов`}
          clearable
          clearButtonProps={{ 'aria-label': t`Как в младшем из классов` }}
          data={classes.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={state.follows === null ? null : String(state.follows)}
          onChange={(value) => state.setFollows(value === null ? null : Number(value))}
        />
      ) : null}
    </Group>
  )
}
