import { Trans, useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RichTextView } from '#areas/rich-text/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { Alert, Answer, Button, Group, List, Panel, PanelHead, Stack, Text } from '#platform/web/ui/index.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { listTemplateKinds } from '../../contract/fields.ts'
import { exportTemplate, previewTemplate, printTemplate, type Preview } from '../../contract/preview.ts'
import type { Template } from '../../contract/templates.ts'
import { readNameForms } from '../../contract/names.ts'
import { languageTitle } from '../template-titles.ts'
import { NamesDialog } from '../names/names-dialog.tsx'
import { SubjectField, type Subject } from './subject-field.tsx'
import { tooLongOf, type Draft } from './draft.ts'
import styles from './template.module.css'

const restMs = 600

/** What is wrong, each with its place; and values that are not known. */
function Told({ flaws, missing }: Pick<Preview, 'flaws' | 'missing'>) {
  const { t } = useLingui()
  const isOfBoth = new Set(flaws.map(({ language }) => language)).size > 1
  return (
    <>
      {flaws.length === 0 ? null : (
        <Alert color="red" title={t`Так шаблон не опубликовать`}>
          <List size="sm">
            {flaws.map(({ language, block, words }, index) => (
              <List.Item key={index}>
                {isOfBoth ? `${languageTitle(language)}: ` : null}
                <Trans>
                  Абзац {block}: {words}
                </Trans>
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      {missing.length === 0 ? null : (
        <Alert color="yellow" title={t`Нет значения, в документе останется черта`}>
          {missing.join(', ')}
        </Alert>
      )}
    </>
  )
}

function Sheet({ texts, pictures }: Pick<Preview, 'texts' | 'pictures'>) {
  return (
    <div className={styles['paper']}>
      <div className={styles['columns']} data-two={texts.length > 1 || undefined}>
        {texts.map(({ language, text }) => (
          <RichTextView key={language} text={text} pictures={pictures} lang={language} />
        ))}
      </div>
    </div>
  )
}

interface Props {
  template: Template
  draft: Draft
  isChanged: boolean
}

/** How a template reads of somebody, as it is typed; as a file as it was saved. */
export function PreviewPanel({ template, draft, isChanged }: Props) {
  const { t } = useLingui()
  const [subject, setSubject] = useState<Subject | null>(null)
  const [isNaming, setNaming] = useState(false)
  const [rested] = useDebouncedValue(draft, restMs)
  const kinds = useQuery({ ...query(listTemplateKinds), staleTime: 5 * 60_000 })
  const kind = kinds.data?.items.find(({ key }) => key === template.kind.key)
  const mayName = useAllowed(readNameForms)
  const params = { id: String(template.id) }
  const body = { ru: rested.ru, kk: rested.kk, subject_id: subject?.id ?? null }
  const preview = useQuery({
    ...query(previewTemplate, { params, body }),
    placeholderData: keepPreviousData,
    enabled: Object.keys(tooLongOf(rested)).length === 0,
    retry: false,
  })
  const pdf = useSaveFile(printTemplate)
  const docx = useSaveFile(exportTemplate)
  const asked = { params, query: subject === null ? {} : { subject_id: String(subject.id) } }
  const isOfPerson = kind?.subject === 'student' || kind?.subject === 'employee'
  return (
    <Panel>
      <Stack gap="sm">
        <PanelHead title={<Trans>Как это прочтут</Trans>}>
          <Button
            size="xs"
            variant="default"
            disabled={isChanged}
            loading={pdf.isTaking}
            onClick={() => pdf.take(asked)}
          >
            PDF
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={isChanged}
            loading={docx.isTaking}
            onClick={() => docx.take(asked)}
          >
            DOCX
          </Button>
        </PanelHead>
        {isChanged ? (
          <Text size="xs" c="dimmed">
            <Trans>В файле будет то, что сохранено: сохраните черновик</Trans>
          </Text>
        ) : null}
        {kind === undefined || kind.subject === 'none' ? null : (
          <SubjectField kind={kind} subject={subject} onChange={setSubject} />
        )}
        {isOfPerson && subject !== null && mayName ? (
          <Group>
            <Button size="compact-sm" variant="subtle" onClick={() => setNaming(true)}>
              <Trans>Исправить имя в падежах</Trans>
            </Button>
          </Group>
        ) : null}
        <Answer of={preview} failure={t`Не удалось показать шаблон`}>
          {(shown) => (
            <>
              <Told {...shown} />
              <Sheet {...shown} />
            </>
          )}
        </Answer>
      </Stack>
      {isNaming && subject !== null ? <NamesDialog personId={subject.id} onClose={() => setNaming(false)} /> : null}
    </Panel>
  )
}
