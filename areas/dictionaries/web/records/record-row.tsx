import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconChevronRight, IconGripVertical } from '#platform/web/icons/index.ts'
import { locationTypeTitles } from '#platform/contract/enumerations.ts'
import {
  ActionIcon,
  Badge,
  Box,
  Checkbox,
  Text,
  UnstyledButton,
  type RenderTreeNodePayload,
} from '#platform/web/ui/index.ts'
import type { Dictionary } from '../../contract/dictionaries.ts'
import type { DictionaryRecord } from '../../contract/records.ts'
import styles from '../dictionaries.module.css'

interface Props {
  record: DictionaryRecord
  dictionary: Dictionary
  payload: RenderTreeNodePayload
  tickLabel: string
  isTicked: boolean
  /** Null: the reader only looks. */
  onTick: (() => void) | null
  onEdit: (() => void) | null
}

/** A record in its tree: handle, tick, colour, title, and what else it bears. */
export function RecordRow({ record, dictionary, payload, tickLabel, isTicked, onTick, onEdit }: Props) {
  const { t } = useLingui()
  const { elementProps, dragHandleProps, hasChildren, expanded, tree, node } = payload
  const { onClick: _focusing, className, ...rest } = elementProps
  const { title } = record
  return (
    <div {...rest} className={`${className} ${styles['row'] ?? ''}`}>
      {onTick ? (
        <span className={styles['handle']} title={t`Перетащить`} aria-hidden {...dragHandleProps}>
          <IconGripVertical size={16} />
        </span>
      ) : null}
      {dictionary.is_tree ? (
        <Box w={22} flex="none">
          {hasChildren ? (
            <ActionIcon
              size="sm"
              variant="subtle"
              color="gray"
              aria-label={expanded ? t`Свернуть: ${title}` : t`Развернуть: ${title}`}
              onClick={() => tree.toggleExpanded(node.value)}
            >
              {expanded ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
            </ActionIcon>
          ) : null}
        </Box>
      ) : null}
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
    </div>
  )
}
