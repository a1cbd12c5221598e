import * as z from 'zod/mini'
import { ApiError } from '../../../shared/contract/transport.ts'
import {
  type Declaration,
  declarationAnswers,
  type DeclarationQuestion,
  declare,
} from '../../../shared/contract/people/myData.ts'
import { ChoiceField } from '../../components/forms/ChoiceField.tsx'
import { Form } from '../../components/forms/Form.tsx'
import { useForm } from '../../components/forms/useForm.ts'
import { useTexts } from '../../texts/useTexts.ts'

interface AnswerFormProps {
  question: DeclarationQuestion
  onSaved(next: Declaration): void
  /** The trust asks in other words by now: they must be shown before an answer. */
  onStale(): void
  onKeep(): void
}

const schema = z.object({ answer: z.enum(declarationAnswers) })

/** The trust's question in its own words. Nothing is chosen before: a correction is a statement, too. */
export const AnswerForm = ({ question, onSaved, onStale, onKeep }: AnswerFormProps) => {
  const { citizenship: texts } = useTexts('privacy').myData
  const form = useForm({
    schema: async () => schema,
    labels: { answer: texts.legend },
    problems: { required: texts.missing },
    async call(api, { answer }) {
      await declare(api, { answer, version: question.version }).then(onSaved, (error: unknown) => {
        if (error instanceof ApiError && error.code === 'declaration_changed') onStale()
        throw error
      })
    },
    say: null,
  })
  const other = { words: texts.keep, press: onKeep }
  return (
    <Form form={form} submit={texts.save} label={texts.correct} other={other}>
      <ChoiceField
        form={form}
        name="answer"
        hint={question.lead}
        choices={declarationAnswers.map((value) => ({ value, title: question[value] }))}
      />
    </Form>
  )
}
