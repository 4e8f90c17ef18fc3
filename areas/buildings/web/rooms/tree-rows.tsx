import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconPencil, IconPlus } from '#platform/web/icons/index.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { TreeRow, type TreeNode } from '#platform/web/tree/index.ts'
import { ActionIcon, Badge, Box, Text, UnstyledButton } from '#platform/web/ui/index.ts'
import { changeArea, changeBuilding, createArea, type Building, type BuildingArea } from '../../contract/buildings.ts'
import type { Room } from '../../contract/rooms.ts'
import styles from '../buildings.module.css'

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
  node: TreeNode
  onEdit: () => void
  /** Adds a part. */
  onAdd: () => void
}
export function BuildingRow({ building, node, onEdit, onAdd }: BuildingRowProps) {
  const { t } = useLingui()
  const { title, address, is_archived } = building
  const mayEdit = useAllowed(changeBuilding)
  const mayAdd = useAllowed(createArea) && !is_archived
  return (
    <TreeRow node={node} title={title} handle={null}>
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
    </TreeRow>
  )
}

interface AreaRowProps {
  area: BuildingArea
  node: TreeNode
  onEdit: () => void
}
export function AreaRow({ area: { title, rooms }, node, onEdit }: AreaRowProps) {
  const { t } = useLingui()
  const mayEdit = useAllowed(changeArea)
  return (
    <TreeRow node={node} title={title} handle={null}>
      <Text component="span" size="sm" fw={500} flex={1} miw={0} className={styles['title']}>
        {title}
      </Text>
      <Text component="span" size="xs" c="dimmed">
        <Plural value={rooms} one="# кабинет" few="# кабинета" many="# кабинетов" other="# кабинета" />
      </Text>
      {mayEdit ? <Edit label={t`Изменить часть здания: ${title}`} onClick={onEdit} /> : null}
    </TreeRow>
  )
}
export function UnplacedRow({ node }: { node: TreeNode }) {
  const { t } = useLingui()
  return (
    <TreeRow node={node} title={t`Без здания`} handle={null}>
      <Text component="span" size="sm" fw={600}>
        <Trans>Без здания</Trans>
      </Text>
    </TreeRow>
  )
}

interface RoomRowProps {
  room: Room
  node: TreeNode
  onOpen: () => void
}
export function RoomRow({ room, node, onOpen }: RoomRowProps) {
  const { t } = useLingui()
  const { title, kind, seats, responsible, is_archived } = room
  return (
    <TreeRow node={node} title={title} folds={false} handle={t`Перетащить в другую часть здания`}>
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
    </TreeRow>
  )
}
