import { Trans, useLingui } from '@lingui/react/macro'
import { addDays } from '#platform/contract/calendar-date.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import {
  Alert,
  Button,
  Checkbox,
  Group,
  Modal,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from '#platform/web/ui/index.ts'
import type { ClassOfYear } from '../../contract/class-shapes.ts'
import { ConsequencesView } from './consequences-view.tsx'
import { useSetUp } from './set-up-state.ts'
import { SplitLists } from './split-lists.tsx'
import { useSplit } from './use-split.ts'

/** A class is divided over several from a day on: the lists are seen, and put right, before anything is done. */
export function SplitDialog({ of: one, onClose }: { of: ClassOfYear; onClose: () => void }) {
  const { t } = useLingui()
  const { year } = useSetUp()
  const { values, change, preview, save, move, failure, isSending, isReady, isAsked } = useSplit(
    one,
    { from: addDays(schoolDay(), 1) },
    onClose,
  )
  const ways = [
    { value: 'alphabet', label: t`По алфавиту` },
    { value: 'evenly', label: t`Поровну` },
    { value: 'sex', label: t`По полу` },
    { value: 'random', label: t`Случайно` },
    { value: 'hand', label: t`Вручную` },
  ] as const
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`Разделить ${one.title}`}
      size="xl"
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Stack gap="sm">
          <Group grow align="flex-start" preventGrowOverflow={false}>
            <DateField
              label={t`С какого дня`}
              min={year.year?.from}
              max={year.year?.to}
              value={values.from}
              onChange={(from) => change({ from })}
            />
            <TextInput
              label={t`Новые классы`}
              description={t`Литеры через запятую`}
              maxLength={60}
              data-autofocus
              value={values.letters}
              onChange={(event) => change({ letters: event.currentTarget.value })}
            />
          </Group>
          <Checkbox
            label={t`${one.title} остаётся, часть учеников — в нём`}
            checked={values.stays}
            onChange={(event) => change({ stays: event.currentTarget.checked })}
          />
          <Group gap="xs">
            <SegmentedControl
              aria-label={t`Как разделить`}
              size="xs"
              data={ways}
              value={values.by}
              onChange={(by) => change({ by })}
            />
            {values.by === 'random' ? (
              <Button size="xs" variant="default" onClick={() => change({ seed: values.seed + 1 })}>
                <Trans>Перемешать ещё раз</Trans>
              </Button>
            ) : null}
          </Group>
          <SegmentedControl
            aria-label={t`Как будут учиться`}
            size="xs"
            data={[
              { value: 'own', label: t`Свои группы` },
              { value: 'shared', label: t`Учатся вместе, как раньше` },
            ]}
            value={values.groups}
            onChange={(groups) => change({ groups })}
          />
          {isAsked ? (
            <>
              {preview.data ? <SplitLists lists={preview.data.lists} onMove={move} /> : null}
              <ConsequencesView of={preview} />
            </>
          ) : (
            <Text size="sm" c="dimmed">
              <Trans>Напишите литеры новых классов: списки появятся здесь</Trans>
            </Text>
          )}
          {failure === null ? null : (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          <FormFoot action={<Trans>Разделить</Trans>} isSending={isSending} isDisabled={!isReady} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  )
}
