import '../light/light.css'
import { documentPages } from '#areas/seals/web/index.ts'
import { openDocument } from '../light/open-document.tsx'

await openDocument(documentPages)
