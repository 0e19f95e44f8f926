// Which entry of the engine a name is exported from. What is not here is of the root.

export const ENTRY_OF = table({
  meshes: `BeamOptions BlobOptions BoxOptions CapsuleOptions ChainLinkOptions ConeOptions CylinderOptions EllipsoidOptions
    Embedding Fault FaultKind GearOptions HeightfieldOptions Hole Orientation PlateOptions RepairStep SolidDiagnosis SphereOptions
    SurfaceDiagnosis SurfaceTopology TetAdjacency TetBoundary Tetrahedralisation TetrahedraliseOptions TorusKnotOptions TorusOptions
    TriangleAdjacency embed SolidData SurfaceData`,
  queries: `Accuracy CollideOptions ContinuousCollision DevicePair SampleList SampledPair SampledPairOptions
    SampledProximity SampledProximityOptions SampledSeparation SampledVolume SolidIntersectionKind SolidPoint SolidPoints VolumeBackend
    VolumeGrid Webgl2Volumes WebgpuVolumes sampledProximity
    ContinuousCollisionOptions ConvexSolid DistanceField DistanceFieldOptions
    FEATURE_FACE MassProperties MeshObject MeshOverlap MeshPair MeshPenetration MeshPenetrationMethod MeshPlacement MeshQuery MeshScene
    MeshSeparation NEVER PairDistance PairList RayHit ShapeGap ShapeImpact ShapePair ShapePoint ShapeQuery ShapeRayHit SignMethod Solid
    SoupBuilder Surface SurfacePoint TRIANGLE_DISTANCE_SCRATCH TetQuery TetSource TriangleSoup TriangleSource
    closestPointOnTriangle closestPointsOnSegments compileSolid inCircleSign inSphereSign meshPenetration orient2Sign orient3Sign
    pairDistance pointInTetrahedron rayHit readAabbTree readObbTree segmentIntersectsTriangle shapeGap shapeImpact shapeKinds
    shapePoint surfacePoint triangleDistanceSq trianglesIntersect writeAabbTree writeObbTree`,
  io: `CompanionFiles MESH_FORMATS MeshData MeshField MeshFields MeshFormat MeshFormatInfo MeshKind NamedFile PvdEntry
    ReadMeshOptions Recording SceneXmlReading SceneXmlWarning TRAJECTORY_HEADER VtuEncoding VtuOptions VtuSeries WritableMesh
    WriteMeshOptions checkScene detectFormat formatOfName formatSceneXml isSceneXml parseSceneXml placeInScene readMesh
    readRecording sceneSchema sceneXmlDtd surfaceOf trajectoryCsv trajectoryJsonLines writableFormat writeMesh writePvd writeVtu`,
  molecules: `BoxAndGroundOptions ExplicitIntegrator ForceSpreader ForceTrack ImplicitIntegrator ImplicitIntegratorOptions
    ImplicitOptions ImplicitSurface IsoSurface MassSpring MassSpringBody MassSpringBodyOptions MassSpringOptions MoleculeBody
    MoleculeDetection MoleculeForces MoleculeMaterial MoleculeOrgan MoleculePenalty MoleculePenaltyOptions MoleculeProperties
    MoleculeScene MoleculeSceneReading MoleculeSurfaceOptions Molecules SampledField SkinnedSurface SurfaceDepth addTrackForces
    barStiffness boxAndGround connectMolecules defaultPotentialField defaultResolution implicitSurface marchingCubes
    moleculeBodies moleculeMass moleculesOfScene performanceScene sceneOfMolecules sharedSection`,
  methods: `Attachments BroadphaseMethod CollidingPoints EmbeddedSurface FrictionAnswer FrictionOptions FrictionProblem
    IntersectingEdges LcpAnswer MatchingMode Material NarrowphaseMethod Obstacle PAIR_DEPTH_NAMES PairDepth PairDepthName
    PairOverlap ParameterInfo Particles PenetrationMethod PenetrationOptions Plasticity PointFinder ROW_STAGES ResponseMethod
    RigidShapeMatching RigidShapeMatchingOptions RowStage ShapeMatchingBody ShapeMatchingOptions SoftMesh SoftMeshOptions
    TetBody TetTopology TopologyOptions VertexDepths VertexPenetration XpbdBody XpbdOptions balancedFaceForces broadphases
    createPairDepth faceProjectionDepth impactStiffness narrowphases penaltyForce penaltyStiffness penetrations
    penetrationsBetween projectOntoFace responses setFixed setForce solveFrictionProblem solveLcp sphereOverlap`,
  drawing: `DEPTH_COLORS DebugLines DebugOverlays DebugSurfaces DrawingOptions DrawnSurface LineBuffer OVERLAY_COLORS
    OverlayOptions PointBuffer`,
});

function table(names) {
  const of = new Map();
  for (const [entry, list] of Object.entries(names))
    for (const name of list.trim().split(/\s+/)) of.set(name, entry);
  return of;
}
