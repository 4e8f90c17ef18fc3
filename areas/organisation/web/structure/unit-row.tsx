import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconChevronRight, IconGripVertical } from '#platform/web/icons/index.ts'
import { ActionIcon, Badge, LinkAnchor, Text, type RenderTreeNodePayload } from '#platform/web/ui/index.ts'
import type { Unit } from '../../contract/units.ts'
import { useStructurePage } from './structure-page-state.ts'
import { UnitCounts } from './unit-counts.tsx'
import { UnitMenu } from './unit-menu.tsx'
import styles from './structure.module.css'

/** Opens and closes what stands below a node. */
export function Opener({ payload, title }: { payload: RenderTreeNodePayload; title: string }) {
  const { t } = useLingui()
  const { hasChildren, expanded, tree, node } = payload
  if (!hasChildren) return <span className={styles['opener']} />
  return (
    <ActionIcon
      className={styles['opener'] ?? ''}
      size="sm"
      variant="subtle"
      color="gray"
      aria-label={expanded ? t`Свернуть: ${title}` : t`Развернуть: ${title}`}
      onClick={() => tree.toggleExpanded(node.value)}
      data-print="never"
    >
      {expanded ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
    </ActionIcon>
  )
}

/** By it a row is dragged. */
export function Handle({ payload }: { payload: RenderTreeNodePayload }) {
  const { t } = useLingui()
  return (
    <span
      className={styles['handle']}
      title={t`Перетащить`}
      aria-hidden
      data-print="never"
      {...payload.dragHandleProps}
    >
      <IconGripVertical size={16} />
    </span>
  )
}

/** Who heads a unit, as a link to their card; said where they have left the school. */
export function UnitHead({ head }: { head: NonNullable<Unit['head']> }) {
  return (
    <Text component="span" size="sm" c="dimmed" className={styles['text']}>
      <LinkAnchor to="/users/$id" params={{ id: String(head.id) }} c="inherit" size="sm">
        {head.full_name}
      </LinkAnchor>
      {head.works ? null : (
        <Badge ml={6} size="sm" variant="light" color="red" tt="none">
          <Trans>не работает</Trans>
        </Badge>
      )}
    </Text>
  )
}

/** A unit in the tree: title, head, how many work there, what can be done. */
export function UnitRow({ unit, payload }: { unit: Unit; payload: RenderTreeNodePayload }) {
  const { structure, totals, shownUnit } = useStructurePage()
  const { onClick: _focusing, className, ...rest } = payload.elementProps
  const own = totals.get(unit.id)
  return (
    <div
      {...rest}
      className={`${className} ${styles['row'] ?? ''}`}
      data-unit={unit.id}
      data-shown={shownUnit === unit.id || undefined}
    >
      {structure.may_edit ? <Handle payload={payload} /> : null}
      <Opener payload={payload} title={unit.title} />
      <div className={styles['main']}>
        <Text component="span" fw={600} size="sm" className={styles['text']}>
          {unit.title}
        </Text>
        {unit.head ? <UnitHead head={unit.head} /> : null}
        {unit.is_archived ? (
          <Badge size="sm" variant="light" color="gray" tt="none">
            <Trans>в архиве</Trans>
          </Badge>
        ) : null}
      </div>
      {own ? <UnitCounts totals={own} showsRates={structure.shows_rates} /> : null}
      {structure.may_edit ? <UnitMenu unit={unit} /> : null}
    </div>
  )
}
