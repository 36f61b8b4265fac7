import type { RouteObject } from "react-router";
import { READER_LINKS, readerPath } from "#web/content/readers/reader-links.ts";
import { found } from "#web/lib/not-found.ts";
import { ArticlePage, loadArticle } from "#web/pages/blog/article/page.tsx";
import { BlogPage } from "#web/pages/blog/page.tsx";
import { ComparePage } from "#web/pages/compare/page.tsx";
import { ComparisonPage, loadComparison } from "#web/pages/compare/side-by-side/page.tsx";
import { GuidePage, loadGuide } from "#web/pages/country-guides/guide/page.tsx";
import { CountryGuidesPage } from "#web/pages/country-guides/page.tsx";
import { HomePage } from "#web/pages/home/page.tsx";
import { loadMatches, MatchesPage } from "#web/pages/matches/page.tsx";
import { NotFoundPage } from "#web/pages/not-found/page.tsx";
import { CommunityPage } from "#web/pages/community/page.tsx";
import { ContactPage } from "#web/pages/contact/page.tsx";
import { HelpPage } from "#web/pages/help/page.tsx";
import { FaqPage } from "#web/pages/faq/page.tsx";
import { SearchPage } from "#web/pages/search/page.tsx";
import { JobSearchPage } from "#web/pages/job-search/page.tsx";
import { CostCalculatorPage } from "#web/pages/cost-calculator/page.tsx";
import { PrivacyPolicyPage } from "#web/pages/privacy-policy/page.tsx";
import { TermsOfServicePage } from "#web/pages/terms-of-service/page.tsx";
import { CookiePolicyPage } from "#web/pages/cookie-policy/page.tsx";
import { ReaderPage } from "#web/pages/readers/page.tsx";
import { TopCountriesPage } from "#web/pages/top-countries/page.tsx";
import { loadProfile, ProfilePage } from "#web/pages/top-countries/profile/page.tsx";
import { VisaInformationPage } from "#web/pages/visa-information/page.tsx";
import { loadVisa, VisaPage } from "#web/pages/visa-information/visa/page.tsx";
import { WaitlistPage } from "#web/pages/waitlist/page.tsx";
import { officeRoutes } from "./office-routes.tsx";

/**
 * The site map, by hand; any other path shows the not-found screen. Which pages stand behind a parameter is data:
 * web/content/detail-pages.ts, and web/content/finder-results.ts.
 */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: NotFoundPage,
    children: [
      { path: "/", Component: HomePage },
      { path: "/waitlist", Component: WaitlistPage },
      { path: "/country-guides", Component: CountryGuidesPage },
      { path: "/country-guides/:country", Component: GuidePage, loader: loadGuide },
      { path: "/community", Component: CommunityPage },
      { path: "/contact", Component: ContactPage },
      { path: "/help", Component: HelpPage },
      { path: "/faq", Component: FaqPage },
      { path: "/search", Component: SearchPage },
      { path: "/job-search", Component: JobSearchPage },
      { path: "/cost-calculator", Component: CostCalculatorPage },
      { path: "/privacy-policy", Component: PrivacyPolicyPage },
      { path: "/terms-of-service", Component: TermsOfServicePage },
      { path: "/cookie-policy", Component: CookiePolicyPage },
      { path: "/top-countries", Component: TopCountriesPage },
      { path: "/top-countries/:country", Component: ProfilePage, loader: loadProfile },
      { path: "/visa-information", Component: VisaInformationPage },
      { path: "/visa-information/:country/:visa", Component: VisaPage, loader: loadVisa },
      { path: "/compare", Component: ComparePage },
      { path: "/compare/:pair", Component: ComparisonPage, loader: loadComparison },
      { path: "/matches/:choices", Component: MatchesPage, loader: loadMatches },
      ...READER_LINKS.map(({ id }) => ({ path: readerPath(id), element: <ReaderPage id={id} /> })),
      { path: "/blog", Component: BlogPage },
      { path: "/blog/:article", Component: ArticlePage, loader: loadArticle },
      ...officeRoutes,
      { path: "/top-countries", Component: TopCountriesPage },
      { path: "/top-countries/:country", Component: ProfilePage, loader: loadProfile },
      { path: "/visa-information", Component: VisaInformationPage },
      { path: "/visa-information/:country/:visa", Component: VisaPage, loader: loadVisa },
      { path: "/compare", Component: ComparePage },
      { path: "/compare/:pair", Component: ComparisonPage, loader: loadComparison },
      { path: "/matches/:choices", Component: MatchesPage, loader: loadMatches },
      ...READER_LINKS.map(({ id }) => ({ path: readerPath(id), element: <ReaderPage id={id} /> })),
      { path: "/blog", Component: BlogPage },
      { path: "/blog/:article", Component: ArticlePage, loader: loadArticle },
      { path: "*", loader: () => found(undefined) },
    ],
  },
];
