import { useLingui } from '@lingui/react/macro'
import type { Output } from '#platform/contract/endpoint.ts'
import { ActionIcon, Group, Scrolled, Text, Title } from '#platform/web/ui/index.ts'
import { IconArrowRight } from '#platform/web/icons/index.ts'
import type { previewSplit } from '../../contract/rearrangements.ts'
import styles from './set-up.module.css'

type Lists = Output<typeof previewSplit>['lists']
interface Props {
  lists: Lists
  /** Into the next list, from the last one into the first. */
  onMove: (student: number, from: number) => void
}

/** Who comes into which class; one by one into the next list. */
export function SplitLists({ lists, onMove }: Props) {
  const { t } = useLingui()
  return (
    <div className={styles['lists']}>
      {lists.map(({ title, students }, place) => {
        const next = lists[(place + 1) % lists.length]?.title ?? ''
        const girls = students.filter(({ sex }) => sex === 'female').length
        const boys = students.filter(({ sex }) => sex === 'male').length
        return (
          <section key={title} aria-label={title}>
            <Title order={3} size="h5">
              {title}
            </Title>
            <Text size="sm" c="dimmed">
              {t`учеников ${students.length}: мальчиков ${boys}, девочек ${girls}`}
            </Text>
            <Scrolled maxHeight={260} aria-label={t`Список ${title}`}>
              <ol className={styles['list']}>
                {students.map(({ id, full_name }) => (
                  <li key={id}>
                    <Group gap={4} wrap="nowrap" justify="space-between">
                      <span>{full_name}</span>
                      <ActionIcon size="sm" aria-label={t`${full_name}: в ${next}`} onClick={() => onMove(id, place)}>
                        <IconArrowRight size={14} aria-hidden />
                      </ActionIcon>
                    </Group>
                  </li>
                ))}
              </ol>
            </Scrolled>
          </section>
        )
      })}
    </div>
  )
}
