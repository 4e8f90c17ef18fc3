import { readFileSync } from 'node:fs'

const maxSteps = 4

/**
 * Numbers of the processes above ours up to npm; only our parent where the system tells no more or npm isn't among them.
 * npm starts a shell that starts us: when npm is killed the shell stays, and so does our parent.
 */
export function ancestorsUpToNpm(): number[] {
  const found: number[] = []
  for (let pid: number | undefined = process.ppid; pid !== undefined && found.length < maxSteps; pid = parentOf(pid)) {
    found.push(pid)
    if (isNpm(pid)) return found
  }
  return [process.ppid]
}

/** After the name in brackets, which may hold anything, come the state and the parent. */
function parentOf(pid: number): number | undefined {
  const parent = Number(/\) \w (\d+)[^)]*$/.exec(readProcess(pid, 'stat'))?.[1])
  return parent > 1 ? parent : undefined
}

const isNpm = (pid: number): boolean => /\bnpm\b/.test(readProcess(pid, 'cmdline').split('\0').slice(0, 2).join(' '))

function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
