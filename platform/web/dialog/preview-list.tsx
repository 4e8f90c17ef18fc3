import { Group, Stack, Text } from '@mantine/core'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import type { Choices, PreviewItem, PreviewGroup } from './preview-groups.ts'
import styles from './preview.module.css'

interface Props {
  groups: readonly PreviewGroup[]
  choices?: Choices
  onChoose?: (id: string, value: string) => void
}

/** A group of so few stands open. */
const few = 3

/** What an action changes: groups with their counts; those of few, and those in which there is something to choose, stand open. */
export function PreviewList({ groups, choices = {}, onChoose }: Props) {
  return (
    <Stack gap={4} className={styles['list'] ?? ''}>
      {groups
        .filter(({ items, count }) => (count ?? items.length) > 0)
        .map((group) => (
          <GroupOf key={group.title} group={group} choices={choices} onChoose={onChoose} />
        ))}
    </Stack>
  )
}

interface GroupProps {
  group: PreviewGroup
  choices: Choices
  onChoose: Props['onChoose']
}

function GroupOf({ group: { title, items, count }, choices, onChoose }: GroupProps) {
  const heading = (
    <>
      {title}: <strong>{count ?? items.length}</strong>
    </>
  )
  if (items.length === 0)
    return (
      <Text size="sm" className={styles['plain'] ?? ''}>
        {heading}
      </Text>
    )
  return (
    <details className={styles['group']} open={items.length <= few || items.some((item) => item.choices !== undefined)}>
      <summary>{heading}</summary>
      <ul>
        {items.map((item) => (
          <Item key={item.id} item={item} chosen={choices[item.id]} onChoose={onChoose} />
        ))}
      </ul>
    </details>
  )
}

interface ItemProps {
  item: PreviewItem
  chosen: string | undefined
  onChoose: Props['onChoose']
}

function Item({ item: { id, label, text, choices }, chosen, onChoose }: ItemProps) {
  return (
    <Group component="li" gap="xs" justify="space-between">
      <span>
        {label}
        {text === undefined ? null : <span className={styles['text']}> {text}</span>}
      </span>
      {choices ? (
        <SegmentedControl
          size="xs"
          aria-label={label}
          data={[...choices]}
          value={chosen ?? ''}
          onChange={(value) => onChoose?.(id, value)}
        />
      ) : null}
    </Group>
  )
}
