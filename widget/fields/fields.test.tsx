import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fixedForm, flexibleForm, itemForm } from '../../shared/donation/forms.testdata.ts'
import { form as t } from '../../shared/texts/en/form.ts'
import { lazyText } from '../../shared/texts/en/lazyText.ts'
import { FixedField, FlexibleField } from './AmountArea.tsx'
import { ItemField } from './ItemField.tsx'
import { SelectField } from './SelectField.tsx'

afterEach(cleanup)

const unheard = { texts: lazyText, refusal: () => 'refused', onSet: vi.fn(), onType: vi.fn() }

describe('items', () => {
  it('show a price line each and a stepper that names the item, with minus disabled at 0', () => {
    const onSet = vi.fn()
    render(
      <ItemField
        t={t}
        form={itemForm([
          [60, 2],
          [300, 0],
        ])}
        error={undefined}
        {...unheard}
        onSet={onSet}
      />,
    )
    expect(screen.getByText('₹60 × 2 = ₹120')).toBeTruthy()
    expect(screen.getByText('₹300 each')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'One less: Item 2' }).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'One more: Item 1' }))
    expect(onSet).toHaveBeenCalledWith(1, 3)
  })

  it('keep the focus on a button at its bound, and do nothing', () => {
    const onSet = vi.fn()
    render(<ItemField t={t} form={itemForm([[600_000, 1]])} error={undefined} {...unheard} onSet={onSet} />)
    const more = screen.getByRole('button', { name: 'One more: Item 1' })
    more.focus()
    fireEvent.click(more)
    expect(onSet).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(more)
  })

  it('let the donor type a quantity', () => {
    const onType = vi.fn()
    render(<ItemField t={t} form={itemForm([[60, 1]])} error={undefined} {...unheard} onType={onType} />)
    fireEvent.input(screen.getByLabelText('Item 1'), { target: { value: '100' } })
    expect(onType).toHaveBeenCalledWith(1, '100')
  })

  it('keep a number and its unit on one line', () => {
    const form = itemForm([[1250, 1]])
    render(
      <ItemField
        t={t}
        form={{ ...form, items: form.items.map((line) => ({ ...line, title: 'A sack of rice, 25 kg' })) }}
        error={undefined}
        {...unheard}
      />,
    )
    expect(document.querySelector('.what')?.textContent).toContain('rice, 25\u00a0kg')
  })

  it('name the unit of a price if the project has one', () => {
    const form = itemForm([
      [60, 0],
      [300, 0],
    ])
    const items = form.items.map((line) => (line.id === 1 ? { ...line, unit: 'प्रति थाली' } : line))
    render(<ItemField t={t} form={{ ...form, items }} error={undefined} {...unheard} />)
    expect([...document.querySelectorAll('.what small')].map((price) => price.textContent)).toEqual([
      '₹60 प्रति थाली',
      '₹300 each',
    ])
  })

  it('draw a long list in steps until it is complete', async () => {
    render(
      <ItemField
        t={t}
        form={itemForm(Array.from({ length: 300 }, () => [60, 1] as const))}
        error={undefined}
        {...unheard}
      />,
    )
    const rows = () => document.querySelectorAll('.items li').length
    expect(rows()).toBeLessThan(100)
    await waitFor(() => expect(rows()).toBe(300))
    expect(document.querySelectorAll('dl div')).toHaveLength(300)
  })

  it('disable plus if one more would exceed the online limit', () => {
    render(
      <ItemField
        t={t}
        form={itemForm([
          [600_000, 1],
          [400_001, 0],
          [400_000, 0],
        ])}
        error={undefined}
        {...unheard}
      />,
    )
    expect(screen.getByRole('button', { name: 'One more: Item 2' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('button', { name: 'One more: Item 3' }).getAttribute('aria-disabled')).toBe('false')
  })

  it('list in the price details what is chosen, and nothing else', () => {
    render(
      <ItemField
        t={t}
        form={itemForm([
          [60, 2],
          [300, 0],
        ])}
        error={undefined}
        {...unheard}
      />,
    )
    const details = within(screen.getByRole('region', { name: 'Price Details' }))
    expect(details.getByText('₹120')).toBeTruthy()
    expect(details.queryByText(/Item 2/)).toBeNull()
  })

  it('tie an error to the group', () => {
    render(<ItemField t={t} form={itemForm([[60, 0]])} error="No items selected for donation!" {...unheard} />)
    const group = screen.getByRole('group', { name: 'Choose items' })
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'No items selected',
    )
  })
})

describe('a fixed amount', () => {
  it('is read-only, stepped from 1 up, and announces its product', () => {
    const onSet = vi.fn()
    render(<FixedField t={t} form={fixedForm({ quantity: 1 })} error={undefined} {...unheard} onSet={onSet} />)
    expect(screen.getByLabelText('Amount in rupees')).toHaveProperty('readOnly', true)
    expect(screen.getByText('₹11,000 × 1 = ₹11,000')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'One less: Quantity' }).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'One more: Quantity' }))
    expect(onSet).toHaveBeenCalledWith(null, 2)
  })

  it('shows its total', () => {
    render(<FixedField t={t} form={fixedForm({ quantity: 3 })} error={undefined} {...unheard} />)
    expect(screen.getByLabelText('Amount in rupees')).toHaveProperty('value', '₹33,000')
    expect(screen.getByText('₹11,000 × 3 = ₹33,000')).toBeTruthy()
  })

  it('ties an error to the amount, which can take the focus', () => {
    render(<FixedField t={t} form={fixedForm({ quantity: 1 })} error="Please enter" {...unheard} />)
    const amount = screen.getByLabelText('Amount in rupees')
    expect(amount.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(amount.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please enter')
  })
})

describe('a flexible amount', () => {
  const show = (changes: Parameters<typeof flexibleForm>[0]) => {
    const onType = vi.fn()
    render(<FlexibleField t={t} form={flexibleForm(changes)} error={undefined} {...unheard} onType={onType} />)
    return { field: screen.getByLabelText<HTMLInputElement>('Amount in rupees'), onType }
  }

  it('appears in words below the field', () => {
    const { field } = show({ amountText: '1000000' })
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'ten lakh rupees',
    )
  })

  it('is refused at the field if it cannot be read, and stays as typed', () => {
    const { field } = show({ amountText: '1e5' })
    expect(field.value).toBe('1e5')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('refused')).toBeTruthy()
  })

  it('has suggestions that say what they do and whether they are chosen', () => {
    const { onType } = show({
      amountText: '500',
      suggestions: [
        { amount: 500, label: 'Medicines' },
        { amount: 1000, label: 'Spectacles' },
      ],
    })
    expect(screen.getByRole('button', { name: '₹500 Medicines' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: '₹1,000 Spectacles' }))
    expect(onType).toHaveBeenCalledWith(null, '1000')
  })
})

describe('a select', () => {
  it('returns the id, or nothing for the placeholder', () => {
    const onChoose = vi.fn()
    render(
      <SelectField
        id="p"
        label="Purpose"
        placeholder="Select Your Purpose"
        options={[{ id: 2, title: 'Books' }]}
        value={2}
        onChoose={onChoose}
      />,
    )
    const select = screen.getByLabelText<HTMLSelectElement>('Purpose')
    fireEvent.change(select, { target: { value: '2' } })
    fireEvent.change(select, { target: { value: '' } })
    expect(onChoose.mock.calls).toEqual([[2], [null]])
  })

  it('draws some of several hundred options at once and the others soon after', async () => {
    const options = Array.from({ length: 600 }, (_, n) => ({ id: n + 1, title: `Well ${n + 1}` }))
    render(<SelectField id="p" label="Project" placeholder="-" options={options} value={null} onChoose={vi.fn()} />)
    const select = screen.getByLabelText<HTMLSelectElement>('Project')
    expect(select.options.length).toBeLessThan(300)
    await waitFor(() => expect(select.options.length).toBe(601))
  })
})
