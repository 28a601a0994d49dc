import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'

/** A minimal React page with a router: two routes, a heading and a link. */
const Bare = () => (
  <BrowserRouter>
    <Link to="/other">Other</Link>
    <Routes>
      <Route path="/other" element={<h1>Other</h1>} />
      <Route path="*" element={<h1>Bare</h1>} />
    </Routes>
  </BrowserRouter>
)

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Bare />)
