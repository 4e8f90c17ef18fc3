import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Answer, Button, Group, Panel, PanelHead, Stack, Text } from '#platform/web/ui/index.ts'
import { compareVersions, listVersions } from '../../contract/versions.ts'
import styles from './versions.module.css'

/** The words of a text with what was taken out and what came marked. */
function Differences({ id, from, to }: { id: number; from: number; to: number | undefined }) {
  const { t } = useLingui()
  const input = {
    params: { id: String(id) },
    query: { from: String(from), ...(to !== undefined && { to: String(to) }) },
  }
  return (
    <Answer of={useQuery(query(compareVersions, input))}>
      {({ languages }) =>
        languages.every(({ parts }) => parts.every(({ kind }) => kind === 'same')) ? (
          <Text size="sm" c="dimmed">
            {t`Слова те же`}
          </Text>
        ) : (
          <Stack gap="sm">
            {languages.map(({ language, parts }) => (
              <p key={language} className={styles['text']} lang={language}>
                {parts.map(({ kind, text }, index) =>
                  kind === 'same' ? (
                    <span key={index}>{text}</span>
                  ) : kind === 'added' ? (
                    <ins key={index}>{text}</ins>
                  ) : (
                    <del key={index}>{text}</del>
                  ),
                )}
              </p>
            ))}
          </Stack>
        )
      }
    </Answer>
  )
}

/** What was sent each time, and what differs from the time before. */
export function VersionsPanel({ id }: { id: number }) {
  const { t } = useLingui()
  const versions = useQuery(query(listVersions, { params: { id: String(id) } })).data?.items ?? []
  const [open, setOpen] = useState<number | null>(null)
  if (versions.length === 0) return null
  return (
    <Panel>
      <PanelHead title={<Trans>Версии текста</Trans>} mb="xs" />
      <Stack gap="xs">
        {versions.map(({ number, made_by, made_at }, index) => {
          const before = versions[index + 1]?.number
          return (
            <div key={number}>
              <Group justify="space-between" gap="xs">
                <Group gap="xs" align="baseline">
                  <Text size="sm">{t`Версия ${number}`}</Text>
                  <Text size="xs" c="dimmed">
                    {[made_by, displayMoment(made_at)].filter(Boolean).join(' · ')}
                  </Text>
                </Group>
                {before === undefined ? null : (
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    aria-expanded={open === number}
                    onClick={() => setOpen(open === number ? null : number)}
                  >
                    {open === number ? t`Скрыть` : t`Что изменилось`}
                  </Button>
                )}
              </Group>
              {open === number && before !== undefined ? <Differences id={id} from={before} to={number} /> : null}
            </div>
          )
        })}
      </Stack>
    </Panel>
  )
}
