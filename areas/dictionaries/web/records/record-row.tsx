import { Trans } from '@lingui/react/macro'
import { locationTypeTitles } from '#platform/contract/enumerations.ts'
import { TreeRow, type TreeNode } from '#platform/web/tree/index.ts'
import { Badge, Box, Checkbox, Text, UnstyledButton } from '#platform/web/ui/index.ts'
import type { Dictionary } from '../../contract/dictionaries.ts'
import type { DictionaryRecord } from '../../contract/records.ts'
import styles from '../dictionaries.module.css'

interface Props {
  record: DictionaryRecord
  dictionary: Dictionary
  node: TreeNode
  tickLabel: string
  isTicked: boolean
  /** Null: the reader only looks. */
  onTick: (() => void) | null
  onEdit: (() => void) | null
}

/** A record in its tree: handle, tick, colour, title, and what else it bears. */
export function RecordRow({ record, dictionary, node, tickLabel, isTicked, onTick, onEdit }: Props) {
  const { title } = record
  return (
    <TreeRow node={node} title={title} folds={dictionary.is_tree}>
      {onTick ? <Checkbox size="xs" aria-label={tickLabel} checked={isTicked} onChange={onTick} /> : null}
      {dictionary.has_colour ? (
        <span className={styles['swatch']} style={{ background: record.colour ?? 'transparent' }} aria-hidden />
      ) : null}
      <Box flex={1} miw={0} py={4}>
        {onEdit ? (
          <UnstyledButton className={styles['title']} fz="sm" onClick={onEdit} aria-haspopup="dialog">
            {title}
          </UnstyledButton>
        ) : (
          <Text component="span" size="sm" className={styles['title']}>
            {title}
          </Text>
        )}
        {dictionary.has_description && record.description !== null ? (
          <Text size="xs" c="dimmed" lineClamp={1}>
            {record.description}
          </Text>
        ) : null}
      </Box>
      {record.is_archived ? (
        <Badge variant="light" color="gray" size="sm">
          <Trans>в архиве</Trans>
        </Badge>
      ) : null}
      {record.location_type === null ? null : (
        <Text component="span" size="xs" c="dimmed">
          {locationTypeTitles[record.location_type]}
        </Text>
      )}
      {record.name === null ? null : (
        <Text component="span" size="xs" c="dimmed" className={styles['code']}>
          {record.name}
        </Text>
      )}
    </TreeRow>
  )
}
