import { Trans, useLingui } from '@lingui/react/macro'
import { IconArchive, IconArrowDown, IconArrowUp, IconPencil, IconRestore } from '#platform/web/icons/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { ActionIcon, Badge, Group, Text } from '#platform/web/ui/index.ts'
import type { KeptMissKind } from '../../contract/miss-kinds.ts'
import { missCategoryTitles, neededMissKinds } from '../../rules/miss-kinds.ts'
import classes from './miss-kinds.module.css'

interface Props {
  kind: KeptMissKind
  isFirst: boolean
  isLast: boolean
  mayChange: boolean
  onEdit: () => void
  onMove: (by: 1 | -1) => void
  onArchiveAction: (isArchived: boolean) => void
}

/** A kind: its letter, name and meaning, and what may be done with it. */
export function MissKindRow({ kind, isFirst, isLast, mayChange, onEdit, onMove, onArchiveAction }: Props) {
  const { t } = useLingui()
  const { title, letter, is_archived, misses } = kind
  const look = { variant: 'subtle', color: 'gray', size: 32 } as const
  const meaning = [
    missCategoryTitles[kind.category],
    kind.counts_as_missed ? t`урок пропущен` : t`урок не пропущен`,
    kind.excludes_marks ? t`отметку не ставят` : null,
    kind.takes_minutes ? t`с минутами` : null,
    t`в журналах: ${displayNumber(misses)}`,
  ]
  return (
    <li className={classes['row']}>
      <span className={classes['letter']}>{letter}</span>
      <div className={classes['words']}>
        <Group gap={8}>
          {title}
          {is_archived ? (
            <Badge color="gray" variant="light">
              <Trans>В архиве</Trans>
            </Badge>
          ) : null}
        </Group>
        <Text size="sm" c="dimmed">
          {meaning.filter((part) => part !== null).join(' · ')}
        </Text>
      </div>
      {mayChange ? (
        <Group gap={2} wrap="nowrap">
          <ActionIcon {...look} disabled={isFirst} aria-label={t`Выше: ${title}`} onClick={() => onMove(-1)}>
            <IconArrowUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon {...look} disabled={isLast} aria-label={t`Ниже: ${title}`} onClick={() => onMove(1)}>
            <IconArrowDown size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon {...look} aria-label={t`Переименовать: ${title}`} onClick={onEdit}>
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            {...look}
            disabled={neededMissKinds.includes(kind.code)}
            aria-label={is_archived ? t`Вернуть из архива: ${title}` : t`В архив: ${title}`}
            onClick={() => onArchiveAction(!is_archived)}
          >
            {is_archived ? <IconRestore size={16} aria-hidden /> : <IconArchive size={16} aria-hidden />}
          </ActionIcon>
        </Group>
      ) : null}
    </li>
  )
}
