/** Ten small robots, each with one thing that readers get wrong. Written for these tests after the specifications. */
export const CUBE_OBJ = `v -1 -1 -1\nv 1 -1 -1\nv 1 1 -1\nv -1 1 -1\nv -1 -1 1\nv 1 -1 1\nv 1 1 1\nv -1 1 1
f 1 4 3 2\nf 5 6 7 8\nf 1 2 6 5\nf 2 3 7 6\nf 3 4 8 7\nf 4 1 5 8\n`;

export const MODELS: Readonly<Record<string, string>> = {
  // A rod whose mass hangs 0.3 m below the pin while its shape is centred elsewhere: only the inertia may decide the
  // period.
  'pendulum.urdf': `<?xml version="1.0"?>
<robot name="pendulum">
  <link name="world"/>
  <link name="rod">
    <inertial><origin xyz="0 0 -0.3"/><mass value="2"/><inertia ixx="0.05" ixy="0" ixz="0" iyy="0.05" iyz="0" izz="0.01"/></inertial>
    <visual><geometry><box size="0.1 0.1 0.5"/></geometry></visual>
    <collision><origin xyz="0 0 -0.1"/><geometry><box size="0.1 0.1 0.5"/></geometry></collision>
  </link>
  <joint name="pin" type="continuous">
    <origin xyz="0 0 1" rpy="0.1 0 0"/><parent link="world"/><child link="rod"/><axis xyz="1 0 0"/>
  </joint>
</robot>`,
  'lift.urdf': `<robot name="lift">
  <link name="post"><collision><origin xyz="0 0 1"/><geometry><cylinder radius="0.05" length="2"/></geometry></collision></link>
  <link name="cabin"><inertial><mass value="3"/><inertia ixx="0.02" iyy="0.02" izz="0.02" ixy="0" ixz="0" iyz="0"/></inertial>
    <collision><geometry><sphere radius="0.1"/></geometry></collision></link>
  <joint name="rail" type="prismatic"><origin xyz="0.3 0 1.5"/><parent link="post"/><child link="cabin"/><axis xyz="0 0 1"/>
    <limit lower="-0.4" upper="0.2" effort="10" velocity="1"/></joint>
</robot>`,
  // Three turns in a row; the tip must stand where the product of all of them says.
  'arm.urdf': `<robot name="arm">
  <material name="red"><color rgba="1 0 0 1"/></material>
  <link name="base"><inertial><mass value="5"/><inertia ixx="0.1" iyy="0.1" izz="0.1" ixy="0" ixz="0" iyz="0"/></inertial>
    <visual><geometry><box size="0.2 0.2 0.2"/></geometry><material name="red"/></visual><collision><geometry><box size="0.2 0.2 0.2"/></geometry></collision></link>
  <link name="upper"><inertial><origin xyz="0.25 0 0" rpy="0 1.5707963267948966 0"/><mass value="1"/><inertia ixx="0.02" iyy="0.02" izz="0.001" ixy="0" ixz="0" iyz="0"/></inertial>
    <collision><origin xyz="0.25 0 0" rpy="0 1.5707963267948966 0"/><geometry><cylinder radius="0.04" length="0.5"/></geometry></collision></link>
  <link name="lower"><inertial><mass value="0.5"/><inertia ixx="0.01" iyy="0.02" izz="0.015" ixy="0.002" ixz="-0.001" iyz="0.003"/></inertial>
    <collision><geometry><sphere radius="0.05"/></geometry></collision></link>
  <link name="tool0"/>
  <joint name="shoulder" type="revolute"><origin xyz="0 0 0.1" rpy="0.3 0.2 0.1"/><parent link="base"/><child link="upper"/><axis xyz="0 0 1"/>
    <limit lower="-2" upper="2" effort="5" velocity="2"/><dynamics damping="0.1" friction="0.2"/></joint>
  <joint name="elbow" type="revolute"><origin xyz="0.5 0 0" rpy="0 0.7 0"/><parent link="upper"/><child link="lower"/><axis xyz="0 1 0"/>
    <limit lower="-7" upper="7" effort="5" velocity="2"/><mimic joint="shoulder"/></joint>
  <joint name="flange" type="fixed"><origin xyz="0 0 0.2"/><parent link="lower"/><child link="tool0"/></joint>
  <transmission name="gear"/>
</robot>`,
  'cart.urdf': `<robot name="cart">
  <link name="body"><inertial><mass value="4"/><inertia ixx="0.1" iyy="0.1" izz="0.1" ixy="0" ixz="0" iyz="0"/></inertial>
    <collision><geometry><box size="0.6 0.4 0.1"/></geometry></collision></link>
  <link name="hood"><collision><origin xyz="0 0 0.1"/><geometry><box size="0.2 0.2 0.1"/></geometry></collision></link>
  <link name="lamp"><visual><geometry><sphere radius="0.02"/></geometry></visual></link>
  <joint name="weld" type="fixed"><origin xyz="0.2 0 0.05"/><parent link="body"/><child link="hood"/></joint>
  <joint name="screw" type="fixed"><parent link="hood"/><child link="lamp"/></joint>
  <joint name="odd" type="planar"><parent link="body"/><child link="rider"/></joint>
  <link name="rider"><inertial><mass value="1"/><inertia ixx="0.1" iyy="0.1" izz="0.1" ixy="0" ixz="0" iyz="0"/></inertial></link>
</robot>`,
  'block.urdf': `<robot name="block">
  <link name="block"><inertial><mass value="8"/><inertia ixx="0.4" iyy="0.4" izz="0.4" ixy="0" ixz="0" iyz="0"/></inertial>
    <collision><geometry><mesh filename="package://some_robot/meshes/cube.obj" scale="0.2 0.3 0.1"/></geometry></collision></link>
</robot>`,
  'fall.mjcf': `<mujoco model="fall"><option gravity="0 0 -10" timestep="0.005"/>
  <default><geom density="500" friction="0.7 0.1 0.1"/></default>
  <worldbody><geom name="floor" type="plane" size="0 0 1"/>
    <body name="box" pos="0 0 0.6" euler="0 0 30"><freejoint/><geom type="box" size="0.1 0.2 0.3"/></body></worldbody></mujoco>`,
  'chain.mjcf': `<mujoco model="chain"><compiler angle="degree"/>
  <default><default class="link"><geom type="capsule" size="0.02" density="800"/><joint type="hinge" axis="0 1 0" range="-90 90" damping="0.1"/></default></default>
  <worldbody><body name="first" pos="0 0 2" childclass="link"><joint name="top"/><geom fromto="0 0 0 0 0 -0.5"/>
    <body name="second" pos="0 0 -0.5"><joint name="middle"/><geom fromto="0 0 0 0.3 0 -0.4"/></body></body></worldbody>
  <actuator><motor name="pull" joint="top"/></actuator></mujoco>`,
  // Slides and a hinge along axes of the world: a body that stays in a plane.
  'flat.mjcf': `<mujoco model="flat"><compiler angle="radian"/><worldbody><geom type="plane" size="5 5 1"/>
    <body name="torso" pos="0 0 1"><joint name="rx" type="slide" axis="1 0 0"/><joint name="rz" type="slide" axis="0 0 1"/><joint name="ry" type="hinge" axis="0 1 0"/>
      <geom type="capsule" fromto="-0.2 0 0 0.2 0 0" size="0.1" mass="3"/></body></worldbody></mujoco>`,
  'ball.mjcf': `<mujoco model="ball"><worldbody><body name="arm" pos="0 0 1" zaxis="1 0 0"><joint type="ball" pos="0 0 0.2"/>
      <inertial pos="0 0 -0.1" mass="1.5" diaginertia="0.02 0.02 0.01"/><geom type="ellipsoid" size="0.05 0.05 0.2"/></body>
    <body name="shelf" pos="1 0 0.5"><geom type="cylinder" size="0.3 0.05"/></body></worldbody></mujoco>`,
  'pair.mjcf': `<mujoco model="pair"><asset><mesh name="wedge" vertex="0 0 0  1 0 0  0 1 0  0 0 1" scale="0.5 0.5 0.5"/></asset><worldbody>
    <body name="a" pos="0 0 1"><freejoint/><geom type="mesh" mesh="wedge"/><geom type="sphere" size="0.1" pos="0.3 0 0" contype="2" conaffinity="2"/>
      <body name="b" pos="0.5 0 0" quat="0.9238795325112867 0 0 0.3826834323650898"><geom type="box" size="0.1 0.1 0.1"/></body></body>
    </worldbody><sensor><touch name="t"/></sensor></mujoco>`,
};
