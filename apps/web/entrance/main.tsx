import '../light/light.css'
import { entrancePages } from '#areas/access/web/index.ts'
import { openDocument } from '../light/open-document.tsx'
import { fetchProgramAhead } from './fetch-program.ts'

fetchProgramAhead()
await openDocument(entrancePages)
