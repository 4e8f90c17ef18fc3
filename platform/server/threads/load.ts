type Act = (...args: readonly unknown[]) => unknown

/** A function of a module, both named by whoever asks a thread for them: `tests/structure/threads.test.ts` reads those names. */
export async function load(module: string, name: string): Promise<Act> {
  const { [name]: act } = (await import(module)) as Record<string, unknown>
  if (typeof act !== 'function') throw new Error(`${module} has no function ${name}`)
  return act as Act
}
