/** A company's page as its developers write it: React in strict mode, a router, the npm package. The page lists its events. */
import { DonateButton, DonateForm, DonateProvider, useDonate } from 'donate-widget/react'
import { StrictMode, useState, version } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'

const Report = () => <h1>Report, by React {version}</h1>

const Give = () => {
  const [heard, setHeard] = useState<string[]>([])
  const hear = (line: string) => setHeard((lines) => [...lines, line])
  const { open, ready, isOpen, error } = useDonate({ onOpen: ({ projectId }) => hear(`any opens ${projectId}`) })
  return (
    <>
      <h1>Give</h1>
      <DonateButton
        projectId={4}
        amount={2500}
        onOpen={({ projectId }) => hear(`mine opens ${projectId}`)}
        onLoginRequired={({ reason }) => hear(`mine asks to sign in: ${reason}`)}
        onClose={() => hear('mine closes')}
      >
        Give to the medical camp
      </DonateButton>
      <button type="button" onClick={() => open({ projectId: 7 })}>
        Plant a tree
      </button>
      <output id="state">{error ? error.code : `${ready ? 'ready' : 'waiting'}, ${isOpen ? 'open' : 'closed'}`}</output>
      <ol aria-label="Heard">
        {heard.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
    </>
  )
}

const Form = () => {
  const [project, setProject] = useState(4)
  const [shown, setShown] = useState('')
  return (
    <>
      <h1>The form</h1>
      <button type="button" onClick={() => setProject(7)}>
        Another project
      </button>
      <output id="state">{shown}</output>
      <DonateForm
        projectId={project}
        amount={2500}
        onProject={({ projectId, donationType }) => setShown(`${projectId} ${donationType}`)}
      >
        Give on the trust's page
      </DonateForm>
    </>
  )
}

const { src = '' } = document.documentElement.dataset

createRoot(document.body).render(
  <StrictMode>
    <BrowserRouter>
      <DonateProvider src={src} accent="#0a7d55">
        <nav>
          <Link to="/">Report</Link> <Link to="/give">Give</Link> <Link to="/form">Form</Link>
        </nav>
        <Routes>
          <Route path="/" element={<Report />} />
          <Route path="/give" element={<Give />} />
          <Route path="/form" element={<Form />} />
        </Routes>
      </DonateProvider>
    </BrowserRouter>
  </StrictMode>,
)
