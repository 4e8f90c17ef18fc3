import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { query } from '#platform/web/api/index.ts'
import { Answer, Badge, Group, LinkAnchor, PageFrame, useTitle } from '#platform/web/ui/index.ts'
import { listTemplateFields } from '../../contract/fields.ts'
import { readTemplate, type Template } from '../../contract/templates.ts'
import { languageTitle, stateColour, stateTitle } from '../template-titles.ts'
import { TemplateActions } from './template-actions.tsx'
import { TemplateEditor } from './template-editor.tsx'
import { VersionsPanel } from './versions-panel.tsx'

function Loaded({ template }: { template: Template }) {
  const { t } = useLingui()
  useTitle(template.title)
  const { kind, language, state, published } = template
  const fields = useQuery({ ...query(listTemplateFields, { query: { kind: kind.key } }), staleTime: 5 * 60_000 })
  const about = [
    kind.title,
    languageTitle(language),
    ...(published === null ? [] : [t`опубликована версия ${published}`]),
  ]
  return (
    <PageFrame
      title={
        <Group gap="xs">
          {template.title}
          <Badge variant="light" color={stateColour[state]}>
            {stateTitle(state)}
          </Badge>
        </Group>
      }
      subtitle={
        <>
          <LinkAnchor to="/documents/templates" underline="always">
            <Trans>Все шаблоны</Trans>
          </LinkAnchor>
          {` · ${about.join(' · ')}`}
        </>
      }
      actions={template.may_write ? <TemplateActions template={template} /> : null}
    >
      <Answer of={fields}>
        {({ groups }) => <TemplateEditor key={template.id} template={template} groups={groups} />}
      </Answer>
      <VersionsPanel template={template} />
    </PageFrame>
  )
}

/** `/documents/templates/{id}`: the text of a template with its fields, and how it reads of somebody. */
export function TemplatePage() {
  const { id = '' } = useParams({ strict: false })
  const template = useQuery(query(readTemplate, { params: { id } }))
  return <Answer of={template}>{(loaded) => <Loaded template={loaded} />}</Answer>
}
