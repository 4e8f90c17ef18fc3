import { useDisclosure } from '@mantine/hooks'
import { dutiesAtFirst, MoreButton, PanelItem, PanelList } from '#platform/web/home/index.ts'
import { LinkAnchor, Text } from '#platform/web/ui/index.ts'

export interface StudentLine {
  student_id: number
  full_name: string
  hint: string
}
/** Students with a line on each, three at first. `tab` of their card is what the line is about. */
export function StudentLines({ lines, tab }: { lines: readonly StudentLine[]; tab?: string }) {
  const [isWhole, { open }] = useDisclosure(false)
  const shown = isWhole ? lines : lines.slice(0, dutiesAtFirst)
  return (
    <>
      <PanelList>
        {shown.map(({ student_id, full_name, hint }) => (
          <PanelItem key={student_id}>
            <LinkAnchor
              to="/users/$id"
              params={{ id: String(student_id) }}
              search={tab === undefined ? {} : { tab }}
              c="inherit"
              fw={600}
            >
              {full_name}
            </LinkAnchor>
            <Text component="span" size="sm" c="dimmed">
              {hint}
            </Text>
          </PanelItem>
        ))}
      </PanelList>
      <MoreButton hidden={lines.length - shown.length} onOpen={open} />
    </>
  )
}
