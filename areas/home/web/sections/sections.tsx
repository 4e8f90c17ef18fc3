import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { groupTitles } from '#platform/web/shell/group-titles.ts'
import { icons } from '#platform/web/shell/icons.ts'
import type { MenuEntry, MenuSection } from '#platform/web/shell/menu.ts'
import { useMenu } from '#platform/web/shell/use-menu.ts'
import { Text, Title } from '#platform/web/ui/index.ts'
import styles from './sections.module.css'

/** One's own card stands in no menu: the person's own corner of the top bar leads to it. */
const profile: MenuEntry = {
  id: 'profile',
  to: '/users/profile',
  title: msg`Мой профиль`,
  hint: msg`Ваши данные, пароль и устройства, с которых выполнен вход`,
  icon: 'person',
  isMain: false,
  isExact: false,
}

/** Everything that rights open, group by group, each with a line on what it is for. */
export function Sections() {
  const { i18n } = useLingui()
  const named = useMenu().filter(({ group }) => group !== null)
  const all: MenuSection[] = [...named, { group: null, entries: [profile] }]
  return (
    <section className={styles['sections']} aria-labelledby="sections">
      <Title order={2} id="sections">
        <Trans>Разделы</Trans>
      </Title>
      <div className={styles['groups']}>
        {all.map(({ group, entries }) => (
          <div key={group}>
            <Title order={3} size="sm" fw={600} c="dimmed" mb={6}>
              {group === null ? <Trans>Личное</Trans> : i18n._(groupTitles[group])}
            </Title>
            <ul className={styles['entries']}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <Section entry={entry} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

function Section({ entry: { to, title, hint, icon } }: { entry: MenuEntry }) {
  const { i18n } = useLingui()
  const Picture = icons[icon]
  return (
    <Link to={to} className={styles['entry']}>
      <Picture size={22} stroke={1.6} aria-hidden />
      <span>
        <span className={styles['title']}>{i18n._(title)}</span>
        {hint === null ? null : (
          <Text component="span" display="block" size="sm" c="dimmed">
            {i18n._(hint)}
          </Text>
        )}
      </span>
    </Link>
  )
}
