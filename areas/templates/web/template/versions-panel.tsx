import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { displayMoment } from '#platform/web/format/moment.ts'
import { query } from '#platform/web/api/index.ts'
import { Answer, Button, Group, Panel, PanelHead, Stack, Text } from '#platform/web/ui/index.ts'
import type { Template, TemplateVersion } from '../../contract/templates.ts'
import { compareVersions, type Difference } from '../../contract/versions.ts'
import { languageTitle } from '../template-titles.ts'
import styles from './template.module.css'

function Differences({ of: parts }: { of: readonly Difference[] }) {
  if (parts.every(({ kind }) => kind === 'same'))
    return (
      <Text size="sm" c="dimmed">
        <Trans>Слова те же: изменилось оформление или поля</Trans>
      </Text>
    )
  return (
    <div className={styles['difference']}>
      {parts.map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>
        return kind === 'removed' ? (
          <del key={index} className={styles['removed']}>
            {text}
          </del>
        ) : (
          <ins key={index} className={styles['added']}>
            {text}
          </ins>
        )
      })}
    </div>
  )
}

function Compared({ template, before, after }: { template: Template; before: number; after: number }) {
  const params = { id: String(template.id) }
  const asked = { before: String(before), after: String(after) }
  const differences = useQuery(query(compareVersions, { params, query: asked }))
  return (
    <Answer of={differences}>
      {(found) => (
        <Stack gap="xs">
          {(['kk', 'ru'] as const).map((language) => {
            const parts = found[language]
            return parts === null ? null : (
              <div key={language} lang={language}>
                <Text size="xs" c="dimmed">
                  {languageTitle(language)}
                </Text>
                <Differences of={parts} />
              </div>
            )
          })}
        </Stack>
      )}
    </Answer>
  )
}

function VersionRow({
  template,
  version,
  before,
}: {
  template: Template
  version: TemplateVersion
  before: TemplateVersion | undefined
}) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { number, published_at: at, published_by: by } = version
  const state =
    at === null ? t`черновик` : [displayMoment(at), by].filter((part) => part !== null && part !== '').join(', ')
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Text size="sm" fw={600}>
          <Trans>Версия {number}</Trans>
        </Text>
        <Text size="sm" c="dimmed">
          {state}
        </Text>
        {before === undefined ? null : (
          <Button size="compact-xs" variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? <Trans>Скрыть</Trans> : <Trans>Чем отличается от прежней</Trans>}
          </Button>
        )}
      </Group>
      {isOpen && before !== undefined ? <Compared template={template} before={before.id} after={version.id} /> : null}
    </Stack>
  )
}

/** Versions of a template, each with what it changed. */
export function VersionsPanel({ template }: { template: Template }) {
  const { versions } = template
  return (
    <Panel>
      <Stack gap="sm">
        <PanelHead
          title={<Trans>Версии</Trans>}
          below={<Trans>Документ помнит версию, по которой составлен, и печатается по ней</Trans>}
        />
        {versions.map((version, index) => (
          <VersionRow key={version.id} template={template} version={version} before={versions[index + 1]} />
        ))}
      </Stack>
    </Panel>
  )
}
