import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { collectAtRest, tuneGarbage } from './start/garbage.ts'
import { programFolder } from './start/program-folder.ts'
import { quickenImports } from './start/quick-imports.ts'

// what Node has read and compiled is kept for the next start; a folder that cannot be written only makes that one slower;
// threads look for it in the environment
process.env['NODE_COMPILE_CACHE'] ??= path.join(programFolder, 'node_modules/.cache/program')
enableCompileCache(process.env['NODE_COMPILE_CACHE'])
quickenImports()
tuneGarbage()
collectAtRest()
// imported only now: what these lines themselves import is stripped of its types anew at every start
await import('./begin.ts')
