import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconChevronRight, IconGripVertical, IconPencil, IconPlus } from '#platform/web/icons/index.ts'
import type { ReactNode } from 'react'
import { useAllowed } from '#platform/web/api/index.ts'
import { ActionIcon, Badge, Box, Text, UnstyledButton, type RenderTreeNodePayload } from '#platform/web/ui/index.ts'
import { changeArea, changeBuilding, createArea, type Building, type BuildingArea } from '../../contract/buildings.ts'
import type { Room } from '../../contract/rooms.ts'
import styles from '../buildings.module.css'

interface RowProps {
  payload: RenderTreeNodePayload
  title: string
  children: ReactNode
}
/** A row that opens and closes what stands below it. */
function BranchRow({ payload, title, children }: RowProps) {
  const { t } = useLingui()
  const { elementProps, hasChildren, expanded, tree, node } = payload
  const { onClick: _focusing, className, ...rest } = elementProps
  return (
    <div {...rest} className={`${className} ${styles['row'] ?? ''}`}>
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
      {children}
    </div>
  )
}
const Archived = () => (
  <Badge variant="light" color="gray" size="sm" flex="none">
    <Trans>в архиве</Trans>
  </Badge>
)
function Edit({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={onClick} data-print="never">
      <IconPencil size={16} aria-hidden />
    </ActionIcon>
  )
}

interface BuildingRowProps {
  building: Building
  payload: RenderTreeNodePayload
  onEdit: () => void
  /** Adds a part. */
  onAdd: () => void
}
export function BuildingRow({ building, payload, onEdit, onAdd }: BuildingRowProps) {
  const { t } = useLingui()
  const { title, address, is_archived } = building
  const mayEdit = useAllowed(changeBuilding)
  const mayAdd = useAllowed(createArea) && !is_archived
  return (
    <BranchRow payload={payload} title={title}>
      <Box flex={1} miw={0} py={4}>
        <Text fw={600} size="sm" className={styles['title']}>
          {title}
        </Text>
        {address === null ? null : (
          <Text size="xs" c="dimmed" className={styles['title']}>
            {address}
          </Text>
        )}
      </Box>
      {is_archived ? <Archived /> : null}
      {mayAdd ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t`Добавить часть: ${title}`}
          onClick={onAdd}
          data-print="never"
        >
          <IconPlus size={16} aria-hidden />
        </ActionIcon>
      ) : null}
      {mayEdit ? <Edit label={t`Изменить здание: ${title}`} onClick={onEdit} /> : null}
    </BranchRow>
  )
}

interface AreaRowProps {
  area: BuildingArea
  payload: RenderTreeNodePayload
  onEdit: () => void
}
export function AreaRow({ area: { title, rooms }, payload, onEdit }: AreaRowProps) {
  const { t } = useLingui()
  const mayEdit = useAllowed(changeArea)
  return (
    <BranchRow payload={payload} title={title}>
      <Text component="span" size="sm" fw={500} flex={1} miw={0} className={styles['title']}>
        {title}
      </Text>
      <Text component="span" size="xs" c="dimmed">
        <Plural value={rooms} one="# кабинет" few="# кабинета" many="# кабинетов" other="# кабинета" />
      </Text>
      {mayEdit ? <Edit label={t`Изменить часть здания: ${title}`} onClick={onEdit} /> : null}
    </BranchRow>
  )
}
export function UnplacedRow({ payload }: { payload: RenderTreeNodePayload }) {
  const { t } = useLingui()
  return (
    <BranchRow payload={payload} title={t`Без здания`}>
      <Text component="span" size="sm" fw={600}>
        <Trans>Без здания</Trans>
      </Text>
    </BranchRow>
  )
}

interface RoomRowProps {
  room: Room
  payload: RenderTreeNodePayload
  mayMove: boolean
  onOpen: () => void
}
export function RoomRow({ room, payload, mayMove, onOpen }: RoomRowProps) {
  const { t } = useLingui()
  const { elementProps, dragHandleProps } = payload
  const { onClick: _focusing, className, ...rest } = elementProps
  const { title, kind, seats, responsible, is_archived } = room
  return (
    <div {...rest} className={`${className} ${styles['row'] ?? ''}`}>
      {mayMove ? (
        <span
          className={styles['handle']}
          title={t`Перетащить в другую часть здания`}
          aria-hidden
          data-print="never"
          {...dragHandleProps}
        >
          <IconGripVertical size={16} />
        </span>
      ) : null}
      <UnstyledButton className={styles['title']} fz="sm" flex="0 1 auto" onClick={onOpen} aria-haspopup="dialog">
        {title}
      </UnstyledButton>
      <Text component="span" size="xs" c="dimmed" flex={1} miw={0} truncate>
        {kind?.title === title ? null : kind?.title}
      </Text>
      {is_archived ? <Archived /> : null}
      <Text component="span" size="xs" c="dimmed" truncate visibleFrom="sm" maw={220}>
        {responsible?.full_name}
      </Text>
      <Text component="span" size="xs" c="dimmed" w={72} ta="right" flex="none">
        {seats === null ? null : <Plural value={seats} one="# место" few="# места" many="# мест" other="# места" />}
      </Text>
    </div>
  )
}
