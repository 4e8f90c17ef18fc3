import { Trans, useLingui } from '@lingui/react/macro'
import { weekdays, weekdayTitles } from '#platform/contract/enumerations.ts'
import { Button, Empty, Group, Panel, PanelHead, Select, Stack, Text, Textarea } from '#platform/web/ui/index.ts'
import { useLeaveGuard } from '#platform/web/use-leave-guard.ts'
import type { Availability } from '../../contract/availability.ts'
import { draftOf, useDraft } from './availability-draft.ts'
import { HourGrid } from './hour-grid.tsx'
import { Legend } from './legend.tsx'
import { useSave } from './use-save.ts'

interface Props {
  personId: number
  of: Availability
}
const schoolDays = weekdays.slice(0, 6)

/** The week of a person with what stands beside it; read only where the reader may not write. */
export function AvailabilityEditor({ personId, of }: Props) {
  const { t } = useLingui()
  const { draft, change, changeMarks, values, stored, isChanged } = useDraft(of)
  const { save, isSending } = useSave(personId, of)
  const { former, may_write, slots, buildings } = of
  useLeaveGuard(may_write && isChanged ? t`Отмеченные часы не сохранены` : null)
  const year = of.year.title
  return (
    <Panel>
      <PanelHead title={t`Доступность на ${year} учебный год`} mb="xs">
        {may_write && former !== null ? (
          <Button size="xs" variant="default" onClick={() => change(draftOf(former))}>
            <Trans>Как в прошлом году</Trans>
          </Button>
        ) : null}
      </PanelHead>
      <Stack gap="sm">
        {slots.length === 0 ? (
          <Empty title={t`Звонков этого года ещё нет`} hint={t`Часы отмечают по звонкам: сначала задайте их`} />
        ) : (
          <>
            <Legend mayWrite={may_write} />
            <HourGrid
              slots={slots}
              marks={draft.marks}
              methodicalDay={draft.methodical_day}
              onChange={may_write ? changeMarks : null}
            />
          </>
        )}
        <Group grow align="flex-start" gap="sm" preventGrowOverflow={false}>
          <Select
            miw={200}
            label={t`Методический день`}
            description={t`Без уроков весь день`}
            placeholder={t`Нет`}
            clearable={may_write}
            clearButtonProps={{ 'aria-label': t`Без методического дня` }}
            readOnly={!may_write}
            data={schoolDays.map((day, index) => ({ value: String(index), label: weekdayTitles[day].long }))}
            value={draft.methodical_day === null ? null : String(draft.methodical_day)}
            onChange={(day) => change({ methodical_day: day === null ? null : Number(day) })}
          />
          <Select
            miw={200}
            label={t`Здание`}
            description={t`Где лучше ставить уроки`}
            placeholder={t`Любое`}
            clearable={may_write}
            clearButtonProps={{ 'aria-label': t`Любое здание` }}
            readOnly={!may_write}
            data={buildings.map(({ id, title }) => ({ value: String(id), label: title }))}
            value={draft.building_id === null ? null : String(draft.building_id)}
            onChange={(id) => change({ building_id: id === null ? null : Number(id) })}
          />
        </Group>
        <Textarea
          label={t`Примечание`}
          autosize
          minRows={1}
          maxLength={500}
          readOnly={!may_write}
          value={draft.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        {may_write ? (
          <Group gap="sm">
            <Button loading={isSending} disabled={!isChanged} onClick={() => save(values, stored)}>
              <Trans>Сохранить</Trans>
            </Button>
            <Button variant="default" disabled={!isChanged || isSending} onClick={() => change(draftOf(of))}>
              <Trans>Вернуть как было</Trans>
            </Button>
          </Group>
        ) : (
          <Text size="sm" c="dimmed">
            <Trans>Отмечает завуч: скажите ему, если что-то изменилось.</Trans>
          </Text>
        )}
      </Stack>
    </Panel>
  )
}
