/** TypeScript as a consumer of the package runs it, in this process, so that what several programs read is parsed once. */
import { join } from 'node:path'
import ts from 'typescript'

/** Sources by name and by how Node reads them. Bound once; no program changes them. */
const parsed = new Map<string, ts.SourceFile | undefined>()

function hostFor(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  const parse = host.getSourceFile.bind(host)
  host.getSourceFile = (name, how, ...rest) => {
    const format = typeof how === 'object' ? (how.impliedNodeFormat ?? '') : ''
    const key = `${format} ${name}`
    if (!parsed.has(key)) parsed.set(key, parse(name, how, ...rest))
    return parsed.get(key)
  }
  return host
}

/**
 * What the compiler says of a program and of the package's own types. Types of others (React's, the browser's) are read, not judged: judging them is most of
 * what a compiler does.
 *
 * @param options as tsconfig.json writes them
 * @returns one line for each fault
 */
export function typeFaults(folder: string, files: readonly string[], options: object): string[] {
  const read = ts.convertCompilerOptionsFromJson(options, folder)
  const rootNames = files.map((file) => join(folder, file))
  const program = ts.createProgram({ rootNames, options: read.options, host: hostFor(read.options) })
  const judged = program
    .getSourceFiles()
    .filter(({ fileName }) => rootNames.includes(fileName) || fileName.includes('/node_modules/donate-widget/'))
  const faults = [
    ...read.errors,
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...judged.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
  ]
  return faults.map(({ file, start = 0, messageText }) => {
    const line = file ? `${file.fileName}:${file.getLineAndCharacterOfPosition(start).line + 1} ` : ''
    return line + ts.flattenDiagnosticMessageText(messageText, '\n')
  })
}
