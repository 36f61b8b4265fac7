import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { VISITOR_PAGES, type VisitorPage } from "#domain/visitor-pages.ts";
import { READER_LINKS, readerPath } from "#web/content/readers/reader-links.ts";
import { found } from "#web/lib/not-found.ts";
import { BelongingPage } from "#web/pages/belonging/page.tsx";
import { ArticlePage, loadArticle } from "#web/pages/blog/article/page.tsx";
import { BlogPage } from "#web/pages/blog/page.tsx";
import { CitiesPage } from "#web/pages/cities/page.tsx";
import { CityPage, loadCity } from "#web/pages/cities/city/page.tsx";
import { ComparePage } from "#web/pages/compare/page.tsx";
import { ComparisonPage, loadComparison } from "#web/pages/compare/side-by-side/page.tsx";
import { GuidePage, loadGuide } from "#web/pages/country-guides/guide/page.tsx";
import { loadGuidePart } from "#web/pages/country-guides/guide/guide-part-page.tsx";
import { GuideChangesPage } from "#web/pages/country-guides/guide/changes-page.tsx";
import { ChapterPage, loadChapter } from "#web/pages/country-guides/guide/chapter-page.tsx";
import { GuidePrintPage } from "#web/pages/country-guides/guide/print-page.tsx";
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
import { MyPlanPage } from "#web/pages/my-plan/page.tsx";
import { loadPermitList, PermitListPage } from "#web/pages/permits/list/page.tsx";
import { PermitsPage } from "#web/pages/permits/page.tsx";
import { LeavingPage, loadLeaving } from "#web/pages/leaving/page.tsx";
import { GeneralPlanPage, loadGeneralPlan } from "#web/pages/my-plan/general/page.tsx";
import { BeforeYouPayPage } from "#web/pages/before-you-pay/page.tsx";
import { loadSafeguards, SafeguardsPage } from "#web/pages/before-you-pay/country/page.tsx";
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

const PAGES: Readonly<Record<VisitorPage, ComponentType>> = {
  "/": HomePage,
  "/country-guides": CountryGuidesPage,
  "/top-countries": TopCountriesPage,
  "/cities": CitiesPage,
  "/visa-information": VisaInformationPage,
  "/permits": PermitsPage,
  "/belonging": BelongingPage,
  "/before-you-pay": BeforeYouPayPage,
  "/my-plan": MyPlanPage,
  "/cost-calculator": CostCalculatorPage,
  "/compare": ComparePage,
  "/community": CommunityPage,
  "/help": HelpPage,
  "/contact": ContactPage,
  "/faq": FaqPage,
  "/blog": BlogPage,
  "/search": SearchPage,
  "/waitlist": WaitlistPage,
  "/job-search": JobSearchPage,
  "/privacy-policy": PrivacyPolicyPage,
  "/terms-of-service": TermsOfServicePage,
  "/cookie-policy": CookiePolicyPage,
};

/**
 * The site map; any other path shows the not-found screen. Which pages stand behind a parameter is data:
 * web/content/detail-pages.ts, and web/content/finder-results.ts.
 */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: NotFoundPage,
    children: [
      ...VISITOR_PAGES.map((path) => ({ path, Component: PAGES[path] })),
      { path: "/country-guides/:country", Component: GuidePage, loader: loadGuide },
      { path: "/country-guides/:country/changes", Component: GuideChangesPage, loader: loadGuidePart },
      { path: "/country-guides/:country/print", Component: GuidePrintPage, loader: loadGuidePart },
      { path: "/country-guides/:country/:chapter", Component: ChapterPage, loader: loadChapter },
      { path: "/top-countries/:country", Component: ProfilePage, loader: loadProfile },
      { path: "/visa-information/:country/:visa", Component: VisaPage, loader: loadVisa },
      { path: "/permits/:reason/:country?", Component: PermitListPage, loader: loadPermitList },
      { path: "/cities/:city", Component: CityPage, loader: loadCity },
      { path: "/compare/:pair", Component: ComparisonPage, loader: loadComparison },
      { path: "/matches/:choices", Component: MatchesPage, loader: loadMatches },
      ...READER_LINKS.map(({ id }) => ({ path: readerPath(id), element: <ReaderPage id={id} /> })),
      { path: "/leaving/:home", Component: LeavingPage, loader: loadLeaving },
      { path: "/my-plan/:country", Component: GeneralPlanPage, loader: loadGeneralPlan },
      { path: "/before-you-pay/:country", Component: SafeguardsPage, loader: loadSafeguards },
      { path: "/blog/:article", Component: ArticlePage, loader: loadArticle },
      ...officeRoutes,
      { path: "*", loader: () => found(undefined) },
    ],
  },
];
