import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowRight, IconId } from '#platform/web/icons/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { TreeRow, type TreeNode } from '#platform/web/tree/index.ts'
import { Action, ActionLink, ActionMenu, LinkAnchor, PersonAvatar, Text } from '#platform/web/ui/index.ts'
import type { UnitPost } from '../../contract/units.ts'
import { useStructurePage } from './structure-page-state.ts'
import styles from './structure.module.css'

/** A person in the tree of units: name, post, rate where it may be seen. */
export function PostRow({ post, node }: { post: UnitPost; node: TreeNode }) {
  const { t } = useLingui()
  const { structure, open } = useStructurePage()
  const { full_name, position, rate } = post
  return (
    <TreeRow node={node} title={full_name}>
      <PersonAvatar name={full_name} photo={post.photo} size={24} />
      <div className={styles['main']}>
        <LinkAnchor to="/users/$id" params={{ id: String(post.person_id) }} c="inherit" size="sm">
          {full_name}
        </LinkAnchor>
        <Text component="span" size="sm" c="dimmed" className={styles['text']}>
          {position}
        </Text>
      </div>
      {structure.shows_rates && rate !== null ? (
        <Text component="span" size="xs" c="dimmed">
          <Trans>{displayNumber(rate)} ст.</Trans>
        </Text>
      ) : null}
      {structure.may_edit ? (
        <ActionMenu label={t`Действия: ${full_name}`}>
          <Action icon={<IconArrowRight size={16} aria-hidden />} onClick={() => open({ kind: 'transfer', post })}>
            <Trans>Перевести в…</Trans>
          </Action>
          <ActionLink
            icon={<IconId size={16} aria-hidden />}
            to="/users/$id"
            params={{ id: String(post.person_id) }}
            search={{ tab: 'work' }}
          >
            <Trans>Должности</Trans>
          </ActionLink>
        </ActionMenu>
      ) : null}
    </TreeRow>
  )
}
