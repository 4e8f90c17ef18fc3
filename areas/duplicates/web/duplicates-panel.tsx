import { Trans, useLingui } from '@lingui/react/macro'
import {
  Button,
  Group,
  PageFrame,
  SegmentedControl,
  Stack,
  Text,
  useTitle,
  useUrlState,
} from '#platform/web/ui/index.ts'
import { DuplicatesAddress, readPair, withoutList } from './duplicates-address.ts'
import { MergeView } from './merging/merge-view.tsx'
import { MergersList } from './merging/mergers-list.tsx'
import { PairsList } from './pairs/pairs-list.tsx'

/** In the place of the list of people: records that may be one person's, or two of them side by side. */
export function DuplicatesPanel() {
  const { t } = useLingui()
  const [{ of, merge }, change] = useUrlState(DuplicatesAddress)
  useTitle(t`Похожие записи`)
  const pair = readPair(merge)
  const close = () => change(pair ? { merge: undefined } : { ...withoutList, duplicates: undefined, of: undefined })
  return (
    <PageFrame
      title={pair ? <Trans>Объединение записей</Trans> : <Trans>Похожие записи</Trans>}
      subtitle={
        pair ? (
          <Trans>Выберите, какая запись основная и чьи значения останутся</Trans>
        ) : (
          <Trans>Один человек мог быть внесён дважды</Trans>
        )
      }
      actions={
        <Button variant="default" size="xs" h={30} onClick={close}>
          {pair ? <Trans>К похожим записям</Trans> : <Trans>К списку людей</Trans>}
        </Button>
      }
    >
      {pair ? (
        <MergeView key={merge} one={pair[0]} other={pair[1]} onDone={() => change({ merge: undefined })} />
      ) : (
        <Stack gap="md">
          <Group gap="sm">
            <SegmentedControl
              size="xs"
              aria-label={t`Что показать`}
              value={of}
              onChange={(value) => change({ ...withoutList, of: value === 'alike' ? undefined : value })}
              data={[
                { value: 'alike', label: t`Похожие` },
                { value: 'apart', label: t`Разные люди` },
                { value: 'merged', label: t`Объединённые` },
              ]}
            />
            <Text size="sm" c="dimmed">
              <Trans>Объединение можно отменить, пока записи не изменили</Trans>
            </Text>
          </Group>
          {of === 'merged' ? <MergersList /> : <PairsList key={of} isApart={of === 'apart'} />}
        </Stack>
      )}
    </PageFrame>
  )
}
